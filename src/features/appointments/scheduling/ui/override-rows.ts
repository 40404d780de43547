/** The rows of sessions that the form of a single date has. */
export const overrideRows = [0, 1, 2, 3] as const;
