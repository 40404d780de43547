/** Numbers of items that the sections of the home page show. */

/** Specialities: two rows on a wide screen, three on a phone; a link leads to the rest. */
export const specialitiesShown = { wide: 12, phone: 6 } as const;

/** Articles, packages, events and campaigns in their sections. */
export const articlesShown = 3;
export const packagesShown = 3;
export const eventsShown = 2;
export const campaignsShown = 2;
