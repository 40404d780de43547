/** How long the mailed link of an invitation is valid. */
export const invitationDays = 3;
