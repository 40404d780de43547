import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { searchDocuments } from '#src/platform/search-documents/search-documents.table.ts';
import type { MenuKey } from '../menus.schema.ts';
import { menuVersions } from './menus.table.ts';

export type MenuVersionRow = typeof menuVersions.$inferSelect;

/** The newest version of each menu that was ever changed. */
export async function listCurrentMenus(db: Database | Transaction): Promise<MenuVersionRow[]> {
  return db
    .selectDistinctOn([menuVersions.menu])
    .from(menuVersions)
    .orderBy(menuVersions.menu, desc(menuVersions.version));
}

/** The versions of one menu, newest first. */
export async function listMenuVersions(
  db: Database | Transaction,
  { menu, limit }: { menu: MenuKey; limit: number },
): Promise<MenuVersionRow[]> {
  return db
    .select()
    .from(menuVersions)
    .where(eq(menuVersions.menu, menu))
    .orderBy(desc(menuVersions.version))
    .limit(limit);
}

export async function findMenuVersion(
  db: Database | Transaction,
  { menu, version }: { menu: MenuKey; version: number },
): Promise<MenuVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(menuVersions)
    .where(and(eq(menuVersions.menu, menu), eq(menuVersions.version, version)));
  return row;
}

/** Adds a version. Returns false when another person has saved this version meanwhile. */
export async function insertMenuVersion(tx: Transaction, row: MenuVersionRow): Promise<boolean> {
  const { rowCount } = await tx.insert(menuVersions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** The paths among these at which something is published now, by the search documents. */
export async function publishedPaths(
  db: Database | Transaction,
  paths: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .select({
      path: searchDocuments.path,
      from: searchDocuments.visibleFrom,
      until: searchDocuments.visibleUntil,
    })
    .from(searchDocuments)
    .where(and(inArray(searchDocuments.path, [...paths]), eq(searchDocuments.language, 'en')));
  return new Set(
    rows.filter(({ from, until }) => (!from || from <= now) && (!until || until > now)).map(({ path }) => path),
  );
}
