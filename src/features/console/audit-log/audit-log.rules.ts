/** Entries on one page of the audit log. */
export const entriesPerPage = 50;
