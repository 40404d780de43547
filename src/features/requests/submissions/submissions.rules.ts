/** Limits of what senders may do with their submissions. */

/** Number of additions to one submission by its sender, and of all its files. */
export const additionLimit = { name: 'form_addition', points: 10, seconds: 3600 };
export const mostFiles = 20;

/** Minutes in which a mailed code can be used, and hours for which the submission then stays open to its sender. */
export const codeMinutes = 15;
export const openHours = 2;
