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

/** What the list of hospitals may be narrowed by: a state, and words of name, town or address; and from where it is ordered. */
export interface HospitalFilters {
  location?: (typeof states)[number] | undefined;
  q?: string | undefined;
  /** A town: the hospitals near it come first. */
  near?: string | undefined;
}
