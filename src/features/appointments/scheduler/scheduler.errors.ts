import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The appointment service manages the schedule, so changes that only our own tables can make are not offered. */
export const managedExternally = () =>
  new Failure({ status: 409, code: 'kept_by_service', text: m.appointments_error_kept_by_service });
