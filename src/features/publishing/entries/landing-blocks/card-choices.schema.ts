/** The icons that editors may choose for a card; a stored card may have another icon of the design. */
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
