import { Icon } from '#src/design/icon.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { knownFacilities } from '../facility-words.rules.ts';

/** A hospital's facilities. An unknown key is left out. */
export function Facilities({ facilities }: { facilities: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {facilities.flatMap((key) => {
        const facility = knownFacilities[key];
        return facility
          ? [
              <li key={key} className="flex items-center gap-3">
                <span className="text-teal">
                  <Icon name={facility.icon} />
                </span>
                {facility.label({}, { locale: getLocale() })}
              </li>,
            ]
          : [];
      })}
    </ul>
  );
}
