/** How long the link of a change of mail address is valid; the page and the mail say so. */
export const emailLinkMinutes = 60;
