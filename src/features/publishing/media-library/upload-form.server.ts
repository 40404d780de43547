import { textOf } from '#src/features/console/frame/frame.server.ts';
import { readCrop } from './crop.rules.ts';
import { longestDescription } from './media-library.rules.ts';
import type { Upload } from './media.server.ts';

/** The form of a picture: the file, and its description in each language. */
export async function uploadOf(form: FormData, name: string): Promise<Upload> {
  const file = form.get(name);
  const described = (field: string) => textOf(form, field, longestDescription);
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  return {
    name: file instanceof File ? file.name : '',
    bytes,
    crop: readCrop(textOf(form, 'crop', 100)),
    alt: { en: described('alt'), ms: described('alt-ms'), zh: described('alt-zh') },
  };
}
