/** Limits of what a patient does with the stored data. */

/** Rows of the list of who saw a patient's data, on one page. */
export const accessRowsPerPage = 20;

/** Within so many minutes after sign-in no password is asked for before an account is deleted. */
export const freshMinutes = 10;

/** Guesses at the password from an unattended browser. */
export const guessLimit = { name: 'setting_guess', points: 10, seconds: 15 * 60 };

/** Exports of one account. */
export const exportLimit = { name: 'patient_export', points: 10, seconds: 3600 };
