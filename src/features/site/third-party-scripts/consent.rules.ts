/** How long a visitor's choice about scripts of others is remembered; then it is asked for again. */
export const consentDays = 365;
