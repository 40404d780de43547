import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';

/**
 * Writes the keyword of an entry whose address is one (product decisions, section 4); a short address that staff
 * chose stays.
 */
export async function upsertKeyword(
  tx: Transaction,
  keyword: { path: string; component: string; itemId: number },
): Promise<void> {
  await tx.execute(sql`insert into keywords (path, component, item_id, url) values (${keyword.path}, ${keyword.component}, ${String(keyword.itemId)}, ${keyword.path})
    on conflict (path) do update set component = excluded.component, item_id = excluded.item_id, url = excluded.url`);
  await tx.execute(sql`delete from moved_paths where path = ${keyword.path}`);
}

/** Whether something else has this path: a keyword, or an old address that redirects. */
export async function isPathTaken(
  tx: Transaction,
  path: string,
  own: { component: string | undefined; itemId: number },
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from keywords where path = ${path} and not (component = ${own.component ?? ''} and item_id = ${String(own.itemId)})`,
  );
  return rows.length > 0;
}

/**
 * Locks addresses until the transaction ends, as the page for short addresses does, so that they change one after the
 * other.
 */
export async function lockAddresses(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keywords'))`);
}

/**
 * What uses this path: another keyword, the old address of another page, or a hospital whose keyword is its first
 * segment; null where it is free. An entry may take its own former address again.
 */
export async function findHolderOf(
  tx: Transaction,
  path: string,
  own: { component: string; itemId: number; path: string },
): Promise<'keyword' | 'former' | 'hospital' | null> {
  const first = `/${path.split('/')[1]}`;
  const { rows } = await tx.execute<{ holder: 'keyword' | 'former' | 'hospital' }>(sql`
    select 'keyword' as holder from keywords where path = ${path} and not (component = ${own.component} and item_id = ${String(own.itemId)})
    union all select 'former' from moved_paths where path = ${path} and moved_to <> ${own.path}
    union all select 'hospital' from keywords where path = ${first} and path <> ${path} and component = 'hospital' limit 1`);
  return rows[0]?.holder ?? null;
}
