import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { directionsAddress } from '../hospitals.rules.ts';

/** A link to directions on an external map; the hospital's name is in the link's accessible name. */
export function DirectionsLink({ location, name }: { location: string; name: string }) {
  return (
    <a
      href={directionsAddress(location)}
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-2 font-semibold"
    >
      <Icon name="directions" size={18} />
      <span>
        {m.hospitals_directions()}
        <span className="sr-only"> {m.hospitals_directions_to({ hospital: name })}</span>
      </span>
    </a>
  );
}
