/** How much of what a new word finds staff see. */

/** Pages of each type, and in all, that are shown as found before a word is saved. */
export const shownOfEach = 3;
export const mostShown = 12;
