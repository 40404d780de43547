/** How long a visitor's choice about third-party scripts is remembered; then it is asked for again. */
export const consentDays = 365;
