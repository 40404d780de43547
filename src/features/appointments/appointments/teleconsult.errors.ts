import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const callClosed = () => new Failure({ status: 409, code: 'call_closed', text: m.teleconsult_error_closed });
export const signalRefused = () =>
  new Failure({ status: 422, code: 'signal_refused', text: m.teleconsult_error_signal });
