/** Lengths of the lists of a patient's profile. */
export const historyRowsPerPage = 20;

/** Rows of a section of the dashboard; the list behind its link has more. */
export const homeRows = 4;
