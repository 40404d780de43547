import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { mostBrandImageKilobytes } from './brand/brand-images.rules.ts';

export const settingUnknown = () => new Failure({ status: 404, code: 'setting_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const settingChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'setting_changed_meanwhile', text: m.settings_error_meanwhile });
export function settingInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'setting_invalid', text: m.settings_error_invalid, fields });
}

/** A file of the brand is too large, beside its field. */
export const imageTooLarge = (field: string) =>
  settingInvalid({
    [field]: (_, options) => m.settings_error_image_size({ kilobytes: mostBrandImageKilobytes }, options),
  });
