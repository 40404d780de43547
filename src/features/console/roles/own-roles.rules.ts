/** The most own roles that a group may have: they are listed on one page. */
export const mostOwnRoles = 100;
