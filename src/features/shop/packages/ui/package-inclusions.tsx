import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { m } from '#src/paraglide/messages.js';
import type { InclusionGroup } from '../packages.schema.ts';

/** All inclusions, part by part of the appointment. */
export function PackageInclusions({ groups }: { groups: readonly InclusionGroup[] }) {
  return (
    <section>
      <h2 className="mb-4 text-xl font-semibold text-deep">{m.packages_included()}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {groups.map(({ name, items }) => (
          <div key={name.en} className="rounded-petal border border-line bg-mist p-5">
            <h3 className="mb-2 text-base font-semibold text-deep">
              <Local text={name} />
            </h3>
            <ul className="space-y-1.5">
              {items.map((text) => (
                <li key={text.en} className="flex gap-2">
                  <Icon name="check" size={18} className="mt-1 text-teal" />
                  <span className="min-w-0">
                    <Local text={text} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
