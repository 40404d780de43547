import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

/** Messages by field of a refused rate. */
export const rateInvalid = (fields: Record<string, MessageText>) =>
  new Failure({ status: 422, code: 'rate_invalid', text: m.health_tourism_rate_invalid, fields });
