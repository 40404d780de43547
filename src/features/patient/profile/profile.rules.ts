/** Lengths of the lists of a patient's profile. */
export const historyRowsPerPage = 20;
