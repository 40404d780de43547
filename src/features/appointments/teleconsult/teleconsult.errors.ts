import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const callClosed = () => new Failure({ status: 409, code: 'call_closed', text: m.teleconsult_error_closed });
/** Before the first video consultation: the patient has not yet consented to its limits. */
export const videoConsentNeeded = () =>
  new Failure({ status: 403, code: 'video_consent_needed', text: m.teleconsult_consent_needed });
/** The box was not ticked, or the text has changed since the page was opened. */
export const videoConsentMissing = () =>
  new Failure({
    status: 422,
    code: 'video_consent_missing',
    text: m.teleconsult_consent_missing,
    fields: { consentVersion: m.teleconsult_consent_missing },
  });
export const signalRefused = () =>
  new Failure({ status: 422, code: 'signal_refused', text: m.teleconsult_error_signal });
