/** The consent to a video consultation, and the limits of the signals that browsers of a call exchange. */

/**
 * Version of the text that patients agree to before their first video consultation (messages teleconsult_consent_*);
 * another text needs another version.
 */
export const videoConsentVersion = '2026-11-22';

/** Characters of one signal, signals of one call, and seconds for which a silent browser counts as present. */
export const signalLimits = { longestSignal: 20_000, mostSignals: 400, hereSeconds: 8 } as const;
