import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';

/** On phones and tablets, where a list's filters are folded: opens them at the town that the list is sorted from. */
export function NearestFirstLink() {
  return (
    <a href="#near" className="inline-flex min-h-11 items-center gap-2 font-medium lg:hidden">
      <Icon name="pin" size={18} />
      {m.nearest_hospital_show()}
    </a>
  );
}
