import { pictureMegabytes } from '#src/shared/uploads.ts';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const notAnImage = () => field('image', m.content_error_image);
export const imageTooLarge = () =>
  field('image', (_, options) => m.content_error_image_size({ megabytes: pictureMegabytes }, options));
export const altRequired = () => field('alt', m.content_error_alt);

function field(name: string, text: MessageText): Failure {
  return new Failure({ status: 422, code: `${name}_refused`, text, fields: { [name]: text } });
}
