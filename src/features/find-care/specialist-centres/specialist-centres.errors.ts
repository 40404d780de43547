import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const specialityUnknown = () =>
  new Failure({ status: 404, code: 'speciality_unknown', text: m.specialist_centres_error_unknown });

export const clinicUnknown = () =>
  new Failure({ status: 404, code: 'clinic_unknown', text: m.specialist_centres_error_clinic_unknown });
