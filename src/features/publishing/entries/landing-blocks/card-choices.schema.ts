/** The icons that editors choose for a card; a stored one may have another name of the design's icons. */
export const cardIcons = [
  'search',
  'stethoscope',
  'approved',
  'money',
  'health',
  'phone',
  'calendar',
  'pill',
  'users',
  'hospital',
] as const;
export type CardIcon = (typeof cardIcons)[number];
export const cardColours = ['teal', 'deep', 'gold'] as const;
export type CardColour = (typeof cardColours)[number];
