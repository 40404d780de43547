/** Limits of an entry's texts, of the editor's lists and of its trash. */

/** Longest title and summary of an entry in a language, in letters. */
export const longestTitle = 300;
export const longestSummary = 1_000;

/** Days in which a deleted draft can be restored. */
export const trashDays = 30;

/** Days ahead in which an expiring review or approval needs attention. */
export const attentionDays = 30;

/** Texts that wait for a doctor's approval, on one page. */
export const waitingShown = 200;
