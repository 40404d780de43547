/** Length of the list of the audit log. */
export const entriesPerPage = 50;
