/** The largest number of own roles of a group, because they are listed on one page. */
export const mostOwnRoles = 100;
