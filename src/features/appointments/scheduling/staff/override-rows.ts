/** Rows of sessions in the form of a single date. */
export const overrideRows = [0, 1, 2, 3] as const;
