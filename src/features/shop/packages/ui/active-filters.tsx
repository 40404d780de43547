import { ChipLink } from '#src/design/content/chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { saveFilters } from '#src/shared/lists/saved-filters.ts';
import { localText } from '#src/shared/local-text.ts';
import { filterNames, listAddress, without, type FilterName } from '../packages.rules.ts';
import type { PackageFilterOptions, PackageFilters } from '../packages.schema.ts';
import { genderWords } from './package-words.ts';

/** The filters in use, each with a link that removes it. */
export function ActiveFilters({ filters, options }: { filters: PackageFilters; options: PackageFilterOptions }) {
  const used = filterNames.filter((name) => filters[name]);
  if (used.length === 0) return null;
  return (
    <div role="group" aria-label={m.packages_filters_active()}>
      <ul className="flex flex-wrap gap-2">
        {used.map((name) => {
          const rest = without(filters, name);
          // The stored filters must change too, otherwise the list would restore the removed filter when it is opened
          // without a query.
          return (
            <li key={name}>
              <ChipLink href={listAddress(rest)} onFollow={() => saveFilters('health-packages', rest)}>
                {filterWords(name, filters[name] ?? '', options)}
              </ChipLink>
            </li>
          );
        })}
        {used.length > 1 ? (
          <li>
            <ChipLink href="/health-package" removes={false} onFollow={() => saveFilters('health-packages', {})}>
              {m.packages_filters_clear()}
            </ChipLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function filterWords(name: FilterName, value: string, options: PackageFilterOptions): string {
  if (name === 'type') {
    const type = options.types.find(({ slug }) => slug === value);
    return type ? localText(type.name, getLocale()).text : value;
  }
  if (name === 'age') return m.packages_filter_aged({ age: value });
  return name === 'gender' ? genderWords(value === 'female' ? 'female' : 'male') : value;
}
