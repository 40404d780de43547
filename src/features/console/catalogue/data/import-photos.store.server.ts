import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { catalogueImportPhotos } from './catalogue.table.ts';

export type ImportPhoto = typeof catalogueImportPhotos.$inferSelect;
type PhotoKey = Pick<ImportPhoto, 'importId' | 'itemId'>;

const isPhoto = ({ importId, itemId }: PhotoKey) =>
  and(eq(catalogueImportPhotos.importId, importId), eq(catalogueImportPhotos.itemId, itemId));

export async function insertPhoto(tx: Transaction, photo: typeof catalogueImportPhotos.$inferInsert): Promise<void> {
  await tx.insert(catalogueImportPhotos).values(photo);
}

/** A photo that is not in the media library yet; undefined when all are. */
export async function findUnpreparedPhoto(db: Database, importId: string): Promise<ImportPhoto | undefined> {
  const [photo] = await db
    .select()
    .from(catalogueImportPhotos)
    .where(and(eq(catalogueImportPhotos.importId, importId), isNull(catalogueImportPhotos.mediaId)))
    .orderBy(asc(catalogueImportPhotos.itemId))
    .limit(1);
  return photo;
}

/** The items of an import and the ids of their pictures in the media library. */
export async function listPreparedPhotos(
  db: Database | Transaction,
  importId: string,
): Promise<{ itemId: number; mediaId: number }[]> {
  const { itemId, mediaId } = catalogueImportPhotos;
  return db
    .select({ itemId, mediaId: sql<number>`${mediaId}` })
    .from(catalogueImportPhotos)
    .where(and(eq(catalogueImportPhotos.importId, importId), isNotNull(mediaId)))
    .orderBy(asc(itemId));
}

export async function updatePhoto(db: Database, key: PhotoKey, mediaId: number): Promise<void> {
  await db.update(catalogueImportPhotos).set({ mediaId }).where(isPhoto(key));
}

export async function deletePhoto(db: Database, key: PhotoKey): Promise<void> {
  await db.delete(catalogueImportPhotos).where(isPhoto(key));
}

export async function deletePhotos(tx: Transaction, importId: string): Promise<void> {
  await tx.delete(catalogueImportPhotos).where(eq(catalogueImportPhotos.importId, importId));
}
