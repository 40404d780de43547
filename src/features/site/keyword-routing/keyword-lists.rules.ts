/** Numbers of rows on the pages of keywords. */

/** Doctors and packages on the page of a hospital, a speciality or a centre; a link leads to the rest. */
export const doctorsShown = 3;
export const packagesShown = 3;

/** Moved addresses below the table that staff read. */
export const movedShown = 50;
