import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { brandImages } from './brand-images.table.ts';

/** The same picture twice is one. */
export async function insertBrandImage(
  tx: Transaction,
  image: { name: string; bytes: Buffer; createdAt: Date },
): Promise<void> {
  await tx.insert(brandImages).values(image).onConflictDoNothing();
}

export async function findBrandImage(db: Database | Transaction, name: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: brandImages.bytes }).from(brandImages).where(eq(brandImages.name, name));
  return row?.bytes ?? null;
}
