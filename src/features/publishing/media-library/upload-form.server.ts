import { textOf } from '#src/features/console/frame/frame.server.ts';
import { readCrop } from './crop.rules.ts';
import type { Upload } from './media.server.ts';

/** The form of a picture: the file, and its description in each language. */
export async function uploadOf(form: FormData, name: string): Promise<Upload> {
  const file = form.get(name);
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  return {
    name: file instanceof File ? file.name : '',
    bytes,
    crop: readCrop(textOf(form, 'crop', 100)),
    alt: { en: textOf(form, 'alt', 300), ms: textOf(form, 'alt-ms', 300), zh: textOf(form, 'alt-zh', 300) },
  };
}
