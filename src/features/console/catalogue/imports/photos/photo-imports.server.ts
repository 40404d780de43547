/** Photos of a list's items by the names of their files: checked first, then applied and undone as a whole. */
import { addImage, knownPicture, pictureFault } from '#src/features/publishing/media-library/media-library.server.ts';
import type { ZippedFile } from '#src/platform/files/zip-archive.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { isFailure } from '#src/shared/failure.ts';
import { importSettled } from '#src/features/console/catalogue/catalogue.errors.ts';
import type { CatalogueInputs } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import {
  deletePhoto,
  deletePhotos,
  findUnpreparedPhoto,
  insertPhoto,
  listPreparedPhotos,
  updatePhoto,
  type ImportPhoto,
} from '#src/features/console/catalogue/data/import-photos.store.server.ts';
import {
  insertImport,
  updateImport,
  type CatalogueImport,
} from '#src/features/console/catalogue/data/imports.store.server.ts';
import { findImportOf, recordImport } from '../imports.server.ts';
import type { ImportPorts } from '../import-target.ts';
import type { PhotoEffect, PhotoListName, PhotoRow } from './photo-imports.rules.ts';
import { photosOf } from './photo-files.server.ts';
import type { PhotoTarget } from './photo-target.ts';
import { photoTarget } from './photo-targets.server.ts';

/** A request with files must be answered within forty seconds: the next request continues the work. */
const workMs = 8_000;

interface PhotoKey {
  name: PhotoListName;
  id: string;
}

interface Judged {
  row: PhotoRow;
  photo: Pick<ImportPhoto, 'itemId' | 'bytes'> | null;
}

/**
 * Matches photos to the items of a list by the names of their files and stores the matching ones until they are
 * applied; changes nothing else. Returns the import's id. Throws 403, and the errors of `photosOf` (422).
 */
export async function checkPhotos(
  app: ImportPorts,
  actor: Actor,
  sent: { name: PhotoListName; files: readonly File[] },
): Promise<string> {
  const target = photoTarget(sent.name);
  const staff = target.require(actor);
  const judged = await judge(app, target, await photosOf(sent.files));
  const id = app.random.uuid();
  await inTransaction(app.db, async (tx) => {
    await insertImport(tx, {
      id,
      list: sent.name,
      kind: 'photos',
      state: 'checked',
      fileName: nameOf(sent.files),
      rows: judged.map(({ row }): CatalogueInputs => ({ ...row })),
      createdAt: app.clock.now(),
      createdBy: staff.accountId,
    });
    for (const { row, photo } of judged)
      if (photo) await insertPhoto(tx, { importId: id, ...photo, fileName: row.file, title: row.title });
  });
  return id;
}

/** The effect of each photo. */
async function judge(app: ImportPorts, target: PhotoTarget, photos: readonly ZippedFile[]): Promise<Judged[]> {
  const items = new Map((await target.items(app.db)).map((item) => [item.code, item]));
  const judged: Judged[] = [];
  const seen = new Set<number>();
  for (const { name, bytes } of photos) {
    const item = items.get(target.codeOf(name));
    const effect = item ? await effectOf(app, target, { itemId: item.id, bytes, seen }) : 'unknown';
    const row = { file: name.slice(0, 200), effect, code: item?.code ?? '', title: item?.title ?? '' };
    const isMatch = item !== undefined && bytes !== null && effect === 'match';
    judged.push({ row, photo: isMatch ? { itemId: item.id, bytes: Buffer.from(bytes) } : null });
    if (isMatch) seen.add(item.id);
  }
  return judged;
}

const nameOf = (files: readonly File[]) =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);

async function effectOf(
  app: ImportPorts,
  target: PhotoTarget,
  { itemId, bytes, seen }: { itemId: number; bytes: Uint8Array | null; seen: ReadonlySet<number> },
): Promise<PhotoEffect> {
  if (!bytes) return 'large';
  const fault = await pictureFault(bytes);
  if (fault) return fault;
  if (seen.has(itemId)) return 'twice';
  const known = await knownPicture(app, bytes);
  if (known === undefined) return 'match';
  return (await target.photoOf(app.db, itemId))?.pictureId === known ? 'same' : 'match';
}

/** The plan of a checked import of photos, and the number of prepared pictures. Throws 404. */
export async function viewPhotos(app: ImportPorts, actor: Actor, key: PhotoKey) {
  photoTarget(key.name).require(actor);
  const row = await findImportOf(app, key);
  const prepared = await listPreparedPhotos(app.db, row.id);
  return {
    id: row.id,
    isChecked: row.kind === 'photos' && row.state === 'checked',
    fileName: row.fileName,
    rows: row.rows as unknown as PhotoRow[],
    prepared: prepared.length,
  };
}

/**
 * Encodes the photos in all sizes, like a single upload, and then gives every item its photo, all or none. Returns
 * false while photos are left after `ms` milliseconds of work: the next call continues. Throws catalogue_import_settled
 * (409), 404.
 */
export async function applyPhotos(
  app: ImportPorts,
  actor: Actor,
  { ms = workMs, ...key }: PhotoKey & { ms?: number },
): Promise<boolean> {
  const target = photoTarget(key.name);
  target.require(actor);
  const row = await findImportOf(app, key);
  requireChecked(row);
  const until = performance.now() + ms;
  for (;;) {
    const photo = await findUnpreparedPhoto(app.db, row.id);
    if (!photo) break;
    if (performance.now() >= until) return false;
    await prepare(app, actor, { target, photo, row });
  }
  await writePhotos(app, actor, { target, key });
  return true;
}

function requireChecked({ kind, state }: CatalogueImport): void {
  if (kind !== 'photos' || state !== 'checked') throw importSettled();
}

/** A picture with a valid header and unreadable pixels is left out, and the plan says so. */
async function prepare(
  app: ImportPorts,
  actor: Actor,
  { target, photo, row }: { target: PhotoTarget; photo: ImportPhoto; row: CatalogueImport },
): Promise<void> {
  try {
    const name = photo.fileName.split('/').at(-1)!;
    const alt = (await target.photoOf(app.db, photo.itemId))?.name ?? { en: photo.title };
    await updatePhoto(
      app.db,
      photo,
      await addImage(app, actor, { name, bytes: photo.bytes, alt, action: target.action }),
    );
  } catch (error) {
    if (!isFailure(error, 'image_refused')) throw error;
    await deletePhoto(app.db, photo);
    const rows = row.rows.map((one) => (one['file'] === photo.fileName ? { ...one, effect: 'not_picture' } : one));
    row.rows = rows;
    await inTransaction(app.db, (tx) => updateImport(tx, row.id, { rows }));
  }
}

async function writePhotos(
  app: ImportPorts,
  actor: Actor,
  { target, key }: { target: PhotoTarget; key: PhotoKey },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await findImportOf({ db: tx }, key, true);
    requireChecked(row);
    const written = await target.apply({ app, tx, actor }, row, await listPreparedPhotos(tx, row.id));
    await deletePhotos(tx, row.id);
    await updateImport(tx, row.id, { ...written, state: 'applied', appliedAt: app.clock.now(), rows: [] });
    await recordImport({ app, tx, actor }, row, 'applied');
  });
}
