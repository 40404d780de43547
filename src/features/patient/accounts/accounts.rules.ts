/** How long the mailed link that verifies an address is valid. */
export const verificationLinkHours = 72;
