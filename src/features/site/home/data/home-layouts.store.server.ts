import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { homeLayouts } from './home-layouts.table.ts';

export type HomeLayoutRow = typeof homeLayouts.$inferSelect;

/** The saved layouts, newest first. */
export async function listLayouts(db: Database | Transaction, limit: number): Promise<HomeLayoutRow[]> {
  return db.select().from(homeLayouts).orderBy(desc(homeLayouts.version)).limit(limit);
}

export async function findLayout(db: Database | Transaction, version: number): Promise<HomeLayoutRow | undefined> {
  const [row] = await db.select().from(homeLayouts).where(eq(homeLayouts.version, version));
  return row;
}

/** Adds a layout. Returns false when another person has saved this version meanwhile. */
export async function insertLayout(tx: Transaction, row: HomeLayoutRow): Promise<boolean> {
  const { rowCount } = await tx.insert(homeLayouts).values(row).onConflictDoNothing();
  return rowCount === 1;
}
