import { and, desc, eq, ne } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { ImportListName } from '../fields/catalogue-fields.ts';
import { catalogueImports } from './catalogue.table.ts';

export type CatalogueImport = typeof catalogueImports.$inferSelect;

/** Stores a checked file until it is applied. Earlier files of the list that were not applied are deleted. */
export async function insertImport(tx: Transaction, row: typeof catalogueImports.$inferInsert): Promise<void> {
  await tx
    .delete(catalogueImports)
    .where(and(eq(catalogueImports.createdBy, row.createdBy), eq(catalogueImports.state, 'checked')));
  await tx.insert(catalogueImports).values(row);
}

/** An import; with `lock`, no other transaction applies or undoes it meanwhile. */
export async function findImport(db: Database | Transaction, id: string, lock = false) {
  const query = db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function updateImport(tx: Transaction, id: string, change: Partial<CatalogueImport>): Promise<void> {
  await tx.update(catalogueImports).set(change).where(eq(catalogueImports.id, id));
}

/** The applied imports of a list, the latest first. */
export async function listImports(db: Database, list: ImportListName, limit: number) {
  const { id, state, fileName, createdCount, changedCount, appliedAt, undoneAt } = catalogueImports;
  return db
    .select({ id, state, fileName, createdCount, changedCount, appliedAt, undoneAt, by: accounts.name })
    .from(catalogueImports)
    .leftJoin(accounts, eq(accounts.id, catalogueImports.createdBy))
    .where(and(eq(catalogueImports.list, list), ne(catalogueImports.state, 'checked')))
    .orderBy(desc(appliedAt))
    .limit(limit);
}
