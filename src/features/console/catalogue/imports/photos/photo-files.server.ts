/** Files of photos: pictures, or ZIP archives of pictures, whose names are the codes of items. */
import { filesOfZip, isZip, ZipRefused, type ZippedFile } from '#src/platform/files/zip-archive.server.ts';
import { m } from '#src/paraglide/messages.js';
import { pictureBytes } from '#src/shared/uploads.ts';
import { fileInvalid } from '#src/features/console/catalogue/catalogue.errors.ts';
import { mostPhotos } from './photo-imports.rules.ts';

const limits = { files: 1_000, bytes: 200 * 1024 * 1024, fileBytes: pictureBytes };
/** Files that operating systems add beside pictures: '__MACOSX/', '.DS_Store', 'Thumbs.db'. */
const ofSystems = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Every picture among the files, those of archives unpacked; `bytes` is null where one is larger than `pictureBytes`.
 * Throws catalogue_file_invalid (422) without a file, for an archive that cannot be read or unpacks to more than 200
 * MB, and for more than 100 photos.
 */
export async function photosOf(files: readonly File[]): Promise<ZippedFile[]> {
  const photos: ZippedFile[] = [];
  const add = (photo: ZippedFile) => {
    if (ofSystems.test(photo.name)) return;
    if (photos.length === mostPhotos)
      throw fileInvalid((_, options) => m.catalogue_photos_many({ max: mostPhotos }, options));
    photos.push(photo);
  };
  for (const file of files) {
    if (file.size === 0 && file.name === '') continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) await unpack(bytes, add);
    else add({ name: file.name, bytes: bytes.length > limits.fileBytes ? null : bytes });
  }
  if (photos.length === 0) throw fileInvalid(m.catalogue_photos_missing);
  return photos;
}

async function unpack(bytes: Uint8Array, add: (photo: ZippedFile) => void): Promise<void> {
  try {
    for await (const photo of filesOfZip(bytes, limits)) add(photo);
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error;
    throw fileInvalid(error.why === 'large' ? m.catalogue_photos_unpacked : m.catalogue_photos_archive);
  }
}
