/** How many medical cards one person may have. */
export const mostPerPerson = 6;
