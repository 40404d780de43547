/**
 * The media library: pictures are recognised by content, encoded again in several sizes, and never shown without a
 * description.
 */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { hasFittingSize, withPicture } from '#src/platform/files/pictures.server.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { pictureBytes } from '#src/shared/uploads.ts';
import { entryUnknown, plainLine } from '#src/features/publishing/entries/entries.server.ts';
import { partOf, type Crop } from './crop.rules.ts';
import { contentCacheTags } from '#src/features/publishing/entries/content-kinds.schema.ts';
import {
  findMediaByHash,
  findMediaFile,
  insertMedia,
  insertMediaFile,
  listMedia,
  lockDescriptions,
  updateMediaAlt,
  type MediaFilter,
  type MediaItem,
} from './data/media.store.server.ts';
import { altRequired, imageTooLarge, notAnImage } from './media-library.errors.ts';

/** Generated widths; none is larger than the picture itself. */
const widths = [400, 800, 1200, 1600] as const;
const formats = ['avif', 'webp', 'jpeg'] as const;
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export interface Upload {
  name: string;
  bytes: Uint8Array;
  alt: { en: string; ms?: string | undefined; zh?: string | undefined };
  /** The part of the upright picture that is stored; the whole picture if absent. */
  crop?: Crop | undefined;
  /** The staff action for which the picture is needed; editing content if absent. */
  action?: 'edit_content' | 'manage_catalogue' | 'manage_packages';
}

/**
 * Adds a picture and returns its id; the same picture is stored once. Throws 403, and 422 beside `image` for a file
 * that is not a picture, is too large or cannot be read, beside `alt` without a description.
 */
export async function addImage(app: Pick<App, 'db' | 'clock'>, actor: Actor, upload: Upload): Promise<number> {
  const staff = requireStaff(actor, upload.action ?? 'edit_content');
  const alt = altOf(upload.alt);
  if (upload.bytes.length > pictureBytes) throw imageTooLarge();
  const hash = hashOf(upload.bytes, upload.crop);
  const known = await findMediaByHash(app.db, hash);
  if (known !== undefined) return known;
  const made = await makeSizes(upload.bytes, upload.crop);
  return inTransaction(app.db, async (tx) => {
    const id = await insertMedia(tx, {
      hash,
      name: plainLine(upload.name).slice(0, 200),
      alt,
      width: made.width,
      height: made.height,
      uploadedBy: staff.accountId,
      createdAt: app.clock.now(),
    });
    for (const file of made.files) await insertMediaFile(tx, { mediaId: id, ...file });
    await recordAudit(app, tx, {
      actor,
      action: 'image_added',
      subjectKind: 'media',
      subjectId: String(id),
      detail: { name: upload.name.slice(0, 200) },
    });
    return id;
  });
}

/** Why a file cannot become a picture, by its kind, its size and its header alone; undefined where it can. */
export async function pictureFault(bytes: Uint8Array): Promise<'large' | 'not_picture' | undefined> {
  if (bytes.length > pictureBytes) return 'large';
  const type = await fileTypeFromBuffer(bytes);
  return type && readable.has(type.mime) && (await hasFittingSize(bytes)) ? undefined : 'not_picture';
}

/** The id of the same picture, if the library has it. */
export function knownPicture(app: Pick<App, 'db'>, bytes: Uint8Array): Promise<number | undefined> {
  return findMediaByHash(app.db, hashOf(bytes));
}

/** Another part of the same file is another picture. */
function hashOf(bytes: Uint8Array, crop?: Crop): string {
  const hash = createHash('sha256').update(bytes);
  return (crop ? hash.update(JSON.stringify(crop)) : hash).digest('hex');
}

/** Changes a picture's description, wherever it is shown. */
export async function describeImage(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { id, alt }: { id: number; alt: Upload['alt'] },
): Promise<void> {
  requireStaff(actor, 'edit_content');
  await inTransaction(app.db, (tx) => writeDescription(app, tx, { actor, id, alt }));
}

/** The same within a transaction. Throws 404, and 422 beside `alt` without English words. */
export async function writeDescription(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, id, alt, importId }: { actor: Actor; id: number; alt: Upload['alt']; importId?: string },
): Promise<void> {
  if (!(await updateMediaAlt(tx, id, altOf(alt)))) throw entryUnknown();
  await recordAudit(app, tx, {
    actor,
    action: 'image_described',
    subjectKind: 'media',
    subjectId: String(id),
    ...(importId ? { detail: { import: importId } } : {}),
  });
  for (const cacheTag of contentCacheTags) await invalidateTag(tx, cacheTag);
}

/**
 * Lists all pictures with descriptions and locks their rows until the transaction ends. Pictures with the same file
 * name get '#id' after it.
 */
export async function listDescriptions(tx: Transaction): Promise<{ id: number; name: string; alt: LocalText }[]> {
  const rows = await lockDescriptions(tx);
  const byName = Map.groupBy(rows, ({ name }) => name);
  return rows.map((row) => ({ ...row, name: byName.get(row.name)!.length > 1 ? `${row.name} #${row.id}` : row.name }));
}

/** One size of a picture in one format; null when it does not exist. */
export function mediaFile(
  app: Pick<App, 'db'>,
  file: { mediaId: number; width: number; format: (typeof formats)[number] },
): Promise<Uint8Array<ArrayBuffer> | null> {
  return findMediaFile(app.db, file);
}

/** The library, newest first by default. */
export function mediaLibrary(
  app: Pick<App, 'db'>,
  wanted: MediaFilter,
): Promise<{ items: MediaItem[]; total: number }> {
  return listMedia(app.db, wanted);
}

function altOf({ en, ms, zh }: Upload['alt']): LocalText {
  const words = { en: plainLine(en), ms: plainLine(ms ?? ''), zh: plainLine(zh ?? '') };
  if (words.en === '') throw altRequired();
  return { en: words.en, ...(words.ms ? { ms: words.ms } : {}), ...(words.zh ? { zh: words.zh } : {}) };
}

/** Encodes every size in every format from the pixels, which removes all other data of the file. */
async function makeSizes(bytes: Uint8Array, crop?: Crop) {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !readable.has(type.mime)) throw notAnImage();
  const made = await withPicture(bytes, async (picture) => {
    const { width, height } = (await picture.metadata()).autoOrient;
    if (!crop) return { width, height, files: await sizesOf(picture, width) };
    const part = partOf(crop, { width, height });
    // The pixels of the part are extracted once, and each size is made from them.
    const { data, info } = await picture.extract(part).raw().toBuffer({ resolveWithObject: true });
    const cut = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return { width: part.width, height: part.height, files: await sizesOf(cut, part.width) };
  });
  if (!made) throw notAnImage();
  return made;
}

async function sizesOf(picture: Sharp, width: number) {
  const wanted = widths.filter((size) => size <= width);
  const files = [];
  for (const size of wanted.length > 0 ? wanted : [width]) {
    for (const format of formats) {
      files.push({
        width: size,
        format,
        bytes: await picture
          .clone()
          .resize({ width: size, withoutEnlargement: true })
          .toFormat(format, { quality: format === 'avif' ? 55 : 78 })
          .toBuffer(),
      });
    }
  }
  return files;
}
