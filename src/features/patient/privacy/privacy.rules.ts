/** Limits for a patient's data requests. */

/** Rows on one page of the list of accesses to a patient's data. */
export const accessRowsPerPage = 20;

/** For this many minutes after sign-in no password is asked for before an account is deleted. */
export const freshMinutes = 10;

/** Limits guesses at the password from an unattended browser. */
export const guessLimit = { name: 'setting_guess', points: 10, seconds: 15 * 60 };

/** Limits the exports of one account. */
export const exportLimit = { name: 'patient_export', points: 10, seconds: 3600 };
