import { Icon } from '#src/design/icons/icon.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import type { Facility } from '#src/features/find-care/hospitals/hospitals.schema.ts';

/** A hospital's facilities. */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {facilities.map(({ code, name, icon }) => (
        <li key={code} className="flex items-center gap-3">
          <span className="text-teal">
            <Icon name={icon} />
          </span>
          {localText(name, getLocale()).text}
        </li>
      ))}
    </ul>
  );
}
