import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export function doctorUnknown(): Failure {
  return new Failure({ status: 404, code: 'doctor_unknown', text: m.doctors_error_unknown });
}

/** A filter has an unknown value; `names` are the filters' names. */
export function filterUnknown(names: readonly string[]): Failure {
  const fields: Record<string, MessageText> = Object.fromEntries(names.map((name) => [name, m.doctors_error_filter]));
  return new Failure({ status: 422, code: 'filter_unknown', text: m.doctors_error_filters, fields });
}
