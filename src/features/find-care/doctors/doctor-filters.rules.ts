/** Parses the filters of an address, as far as the choices have them. */
import { townNamed } from '#src/features/find-care/nearest-hospital/saved-town.rules.ts';
import { filterNames } from './doctors.rules.ts';
import { doctorFiltersSchema, type DoctorFilterOptions, type DoctorFilters } from './doctors.schema.ts';

/**
 * The filters of an address. Unknown values are left out and named in `ignored`, so that a page can still show the
 * list and say so, and a call can refuse them.
 */
export function readDoctorFilters(
  query: URLSearchParams,
  options: DoctorFilterOptions,
): { filters: DoctorFilters; ignored: string[] } {
  const filters: Record<string, string> = {};
  const ignored: string[] = [];
  for (const name of [...filterNames, 'sortBy'] as const) {
    const typed = query.get(name)?.trim();
    if (!typed) continue;
    const parsed = doctorFiltersSchema.shape[name].safeParse(typed);
    if (parsed.success && parsed.data && isKnown(name, parsed.data, options))
      filters[name] = name === 'near' ? townNamed(options.towns, parsed.data)!.town : parsed.data;
    else ignored.push(name);
  }
  return { filters: filters as DoctorFilters, ignored };
}

function isKnown(name: string, value: string, options: DoctorFilterOptions): boolean {
  if (name === 'location')
    return options.hospitals.some((hospital) => hospital.name === value || hospital.state === value);
  if (name === 'specialisation') return options.specialities.some((speciality) => speciality.slug === value);
  if (name === 'near') return townNamed(options.towns, value) !== undefined;
  if (name === 'filter_lang') return options.languages.some(({ code }) => code === value);
  return true;
}
