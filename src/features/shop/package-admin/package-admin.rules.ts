/** Days ahead in which an ending advertising approval of a package needs attention. */
export const endingDays = 60;
