/** The list of a buyer's purchases, and the code that opens a guest's order on another device. */

export const purchasesPerPage = 20;

/** Minutes for which a mailed code is valid, and how often one may be typed in that time. */
export const accessCode = { minutes: 15, tries: 5 } as const;
