/** How long proofs of identity are valid, and how often they may be tried. */

/** Codes that each replace the second factor once. */
export const recoveryCodeCount = 10;

/** Minutes until an unconfirmed secret of the second factor expires, because somebody else may have seen it. */
export const setUpMinutes = 10;

/** After this many wrong codes in a day the owner is notified: the person who gave them had the right password. */
export const warnAt = 5;

/** Minutes for which a mailed code that proves the owner's identity is valid, and how many are mailed. */
export const proofCodeMinutes = 10;
export const proofCodeLimit = { name: 'owner_code', points: 5, seconds: 60 * 60 };

/** Minutes for which a proof counts. */
export const proofMinutes = 5;

/** Minutes in which the answer of a passkey is accepted. */
export const challengeMinutes = 5;
