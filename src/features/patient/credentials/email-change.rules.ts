/** How long the link of a change of mail address is valid; the page and the mail say so. */
export const emailLinkMinutes = 60;

/** Limits the links that a patient can have mailed to other people's addresses. */
export const emailChangeLimit = { name: 'email_change', points: 5, seconds: 60 * 60 };
