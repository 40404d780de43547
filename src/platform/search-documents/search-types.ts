/** Types of search results, in the order of the groups where nothing else decides. */
export const searchTypes = [
  'speciality',
  'doctor',
  'hospital',
  'clinic',
  'centre',
  'package',
  'article',
  'library',
  'faq',
  'video',
  'podcast',
  'treatment',
  'page',
  'event',
  'campaign',
  'news',
  'csr',
  'career',
  'tender',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** Whether a text names a search type. */
export function isSearchType(name: string): name is SearchType {
  return (searchTypes as readonly string[]).includes(name);
}
