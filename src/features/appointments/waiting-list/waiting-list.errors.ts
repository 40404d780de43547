import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const waitingUnknown = () =>
  new Failure({ status: 404, code: 'waiting_entry_unknown', text: m.waiting_error_unknown });
export const dayNotFull = () => new Failure({ status: 409, code: 'day_not_full', text: m.waiting_error_day_not_full });
export const waitingTooMany = () =>
  new Failure({ status: 409, code: 'waiting_too_many', text: m.waiting_error_too_many });
export const offerOver = () => new Failure({ status: 409, code: 'offer_over', text: m.waiting_error_offer_over });
export const waitingEnded = () => new Failure({ status: 409, code: 'waiting_ended', text: m.waiting_error_ended });
