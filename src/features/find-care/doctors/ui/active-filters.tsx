import { ChipLink } from '#src/design/content/chip.tsx';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { saveFilters } from '#src/shared/lists/saved-filters.ts';
import { filterNames, listAddress, without, type FilterName } from '../doctors.rules.ts';
import type { DoctorChoices, DoctorFilters } from '../doctors.schema.ts';
import { localText } from '#src/shared/local-text.ts';

interface ActiveFiltersProps {
  filters: DoctorFilters;
  /** The choices that the filters stand for. */
  options: Pick<DoctorChoices, 'specialities' | 'languages'>;
}

/** The filters in use, each with a link that removes it. */
export function ActiveFilters({ filters, options }: ActiveFiltersProps) {
  const used = filterNames.filter((name) => filters[name]);
  if (used.length === 0) return null;
  return (
    <div role="group" aria-label={m.doctors_filters_active()}>
      <ul className="flex flex-wrap gap-2">
        {used.map((name) => {
          const rest = without(filters, name);
          const words = filterWords(name, filters[name] ?? '', options);
          return (
            // The stored filters must change too, otherwise the list would restore the removed filter when it is opened
            // without a query.
            <li key={name}>
              <ChipLink href={listAddress(rest)} onFollow={() => storeWithout(name, rest)}>
                {words}
              </ChipLink>
            </li>
          );
        })}
        {used.length > 1 ? (
          <li>
            <ChipLink href="/doctor" removes={false} onFollow={() => storeWithout('near', {})}>
              {m.doctors_filters_clear()}
            </ChipLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** A removed town is also removed from the stored filters of the hospital list. */
function storeWithout(name: FilterName, rest: DoctorFilters): void {
  if (name === 'near') rememberTown('');
  saveFilters('doctors', rest);
}

function filterWords(name: FilterName, value: string, options: ActiveFiltersProps['options']): string {
  const language = getLocale();
  switch (name) {
    case 'doctor_name':
      return `“${value}”`;
    case 'specialisation':
      return options.specialities.find(({ slug }) => slug === value)?.name ?? value;
    case 'gender':
      return value === 'female' ? m.doctors_gender_female() : m.doctors_gender_male();
    case 'filter_lang':
      return m.doctors_filter_speaks({
        language: localText(options.languages.find(({ code }) => code === value)?.name ?? { en: value }, language).text,
      });
    case 'near':
      return m.nearest_hospital_near({ town: value });
    case 'teleconsult':
      return m.doctors_teleconsult_offered();
    default:
      return value;
  }
}
