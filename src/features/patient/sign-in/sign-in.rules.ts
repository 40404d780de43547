/** How long a sign-in may take: minutes between the first and the second factor, and at another provider. */
export const pendingMinutes = 10;
export const providerMinutes = 10;

/** Wrong codes of the second factor, after which the sign-in begins again with the first factor. */
export const pendingTries = 10;
