/** The number of pages that staff see as the result of a new word. */

/** Numbers of pages of each type, and in all, that are shown as results before a word is saved. */
export const shownOfEach = 3;
export const mostShown = 12;
