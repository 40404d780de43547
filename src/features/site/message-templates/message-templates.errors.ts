import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const templateUnknown = () => new Failure({ status: 404, code: 'template_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const templateChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'template_changed_meanwhile', text: m.templates_error_meanwhile });
export function templateInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'template_invalid', text: m.templates_error_invalid, fields });
}
