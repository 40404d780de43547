import { and, desc, eq, sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { catalogueVersions } from './catalogue.table.ts';

type NewVersion = Omit<typeof catalogueVersions.$inferInsert, 'number'>;
export type CatalogueVersion = typeof catalogueVersions.$inferSelect;

interface ItemKey {
  list: CatalogueListName;
  itemId: number;
}

/** Adds the next version of an item and returns its number. */
export async function insertVersion(tx: Transaction, version: NewVersion): Promise<number> {
  const next = sql<number>`(select coalesce(max(v.number), 0) + 1 from catalogue_versions v
    where v.list = ${version.list} and v.item_id = ${version.itemId})`;
  const [row] = await tx
    .insert(catalogueVersions)
    .values({ ...version, number: next })
    .returning({ number: catalogueVersions.number });
  return row!.number;
}

/** The versions of an item, newest first, with their authors. */
export async function listVersions(db: Database, { list, itemId }: ItemKey, limit: number) {
  return db
    .select({
      number: catalogueVersions.number,
      event: catalogueVersions.event,
      status: catalogueVersions.status,
      record: catalogueVersions.record,
      takenAt: catalogueVersions.takenAt,
      takenBy: accounts.name,
      importId: catalogueVersions.importId,
    })
    .from(catalogueVersions)
    .leftJoin(accounts, eq(accounts.id, catalogueVersions.takenBy))
    .where(and(eq(catalogueVersions.list, list), eq(catalogueVersions.itemId, itemId)))
    .orderBy(desc(catalogueVersions.number))
    .limit(limit);
}

export async function findVersion(
  db: Database | Transaction,
  { list, itemId, number }: ItemKey & { number: number },
): Promise<CatalogueVersion | undefined> {
  const [row] = await db
    .select()
    .from(catalogueVersions)
    .where(
      and(eq(catalogueVersions.list, list), eq(catalogueVersions.itemId, itemId), eq(catalogueVersions.number, number)),
    );
  return row;
}

/** The accounts that have saved an item since it was last public; a doctor's approval does not count. */
export async function listDraftWriters(tx: Transaction, { list, itemId }: ItemKey): Promise<string[]> {
  const { rows } = await tx.execute<{
    account: string;
  }>(sql`select distinct taken_by as account from catalogue_versions v
    where v.list = ${list} and v.item_id = ${itemId} and v.event <> 'approved' and v.taken_by is not null
      and v.number > coalesce((select max(p.number) from catalogue_versions p
        where p.list = v.list and p.item_id = v.item_id and p.status = 'published'), 0)`);
  return rows.map(({ account }) => account);
}

/** The versions that an import wrote. */
export async function listVersionsOfImport(tx: Transaction, importId: string): Promise<CatalogueVersion[]> {
  return tx
    .select()
    .from(catalogueVersions)
    .where(eq(catalogueVersions.importId, importId))
    .orderBy(catalogueVersions.itemId);
}

export async function deleteVersions(tx: Transaction, { list, itemId }: ItemKey): Promise<void> {
  await tx.delete(catalogueVersions).where(and(eq(catalogueVersions.list, list), eq(catalogueVersions.itemId, itemId)));
}
