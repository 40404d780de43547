/** Limits of what senders do with what they sent. */

/** Additions to one submission by its sender, and files of it in all. */
export const additionLimit = { name: 'form_addition', points: 10, seconds: 3600 };
export const mostFiles = 20;

/** Minutes in which a mailed code shows a submission to its sender, and hours for which it then stays open. */
export const codeMinutes = 15;
export const openHours = 2;
