import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const hospitalUnknown = () =>
  new Failure({ status: 404, code: 'hospital_unknown', text: m.hospitals_error_unknown });

export const centreUnknown = () =>
  new Failure({ status: 404, code: 'centre_of_excellence_unknown', text: m.hospitals_error_centre_unknown });
