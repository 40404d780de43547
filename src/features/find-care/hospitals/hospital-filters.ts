/** The filters of the list of hospitals: their possible values, and their form in an address. */

/** The states of specification section 3. */
export const states = [
  'Kuala Lumpur',
  'Kedah',
  'Selangor',
  'Johor',
  'Perak',
  'Sarawak',
  'Pahang',
  'Penang',
  'Kelantan',
  'Perlis',
  'Sabah',
  'Negeri Sembilan',
] as const;

/**
 * Filters of the list of hospitals: a state, a facility, words of name, town or address, and the town that it is sorted
 * from.
 */
export interface HospitalFilters {
  location?: (typeof states)[number] | undefined;
  /** The code of a facility. */
  facility?: string | undefined;
  q?: string | undefined;
  /** A town: the hospitals near it come first. */
  near?: string | undefined;
}
