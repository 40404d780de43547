import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The hospital's appointment service, where one is configured, does not answer. */
export const serviceAway = () =>
  new Failure({ status: 503, code: 'service_away', text: m.appointments_error_service_away, retryAfterSeconds: 30 });
