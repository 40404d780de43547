/** Rules of the list of hospitals: its address and filters, its groups by state, the link to directions. */
import { states, type HospitalFilters } from './hospital-filters.ts';
import type { HospitalOption } from './hospitals.schema.ts';
import { pageNumber } from '#src/shared/lists/list-address.ts';

/** Page size of the list of cards. */
export const hospitalsPerPage = 12;

/** Services on a hospital's page; a link leads to all. */
export const servicesShown = 4;

export type HospitalView = 'list' | 'map';

/** The address of the list with these filters; unset ones are left out. */
export function hospitalListAddress(
  filters: HospitalFilters,
  shown: { view?: HospitalView; page?: number } = {},
): string {
  const query = new URLSearchParams();
  if (filters.location) query.set('location', filters.location);
  if (filters.facility) query.set('facility', filters.facility);
  if (filters.q) query.set('q', filters.q);
  if (filters.near) query.set('near', filters.near);
  if (shown.view === 'map') query.set('view', 'map');
  if (shown.page && shown.page > 1) query.set('page', String(shown.page));
  const text = query.toString();
  return text === '' ? '/our-hospitals' : `/our-hospitals?${text}`;
}

/** The filters of an address. An unknown state is left out and named, so that the list is still shown. */
export function readHospitalFilters(query: URLSearchParams): {
  filters: HospitalFilters;
  view: HospitalView;
  page: number;
  hasIgnored: boolean;
} {
  const typedState = query.get('location')?.trim() ?? '';
  const location = states.find((state) => state === typedState);
  const facility = query.get('facility')?.trim().slice(0, 80) ?? '';
  const q = query.get('q')?.trim().slice(0, 80) ?? '';
  const near = query.get('near')?.trim().slice(0, 80) ?? '';
  return {
    filters: {
      ...(location ? { location } : {}),
      ...(facility ? { facility } : {}),
      ...(q ? { q } : {}),
      ...(near ? { near } : {}),
    },
    view: query.get('view') === 'map' ? 'map' : 'list',
    page: pageNumber(query.get('page')),
    hasIgnored: typedState !== '' && !location,
  };
}

/** The words of a search, at most six. */
export function queryWords(q: string | undefined): string[] {
  return (q ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 6);
}

/** Groups hospitals by state, in alphabetical order. */
export function groupByState<H extends Pick<HospitalOption, 'name' | 'state'>>(
  hospitals: readonly H[],
): { state: string; hospitals: H[] }[] {
  const groups = Map.groupBy(hospitals, ({ state }) => state);
  return [...groups]
    .map(([state, group]) => ({ state, hospitals: group }))
    .sort((a, b) => a.state.localeCompare(b.state));
}

/** The address of an external map with directions to the place. */
export function directionsAddress(location: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(location)}`;
}
