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

/** Redirects the old address (301), and every older one, directly to the newest. */
export async function moveAddress(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`update moved_paths set moved_to = ${to} where moved_to = ${from}`);
  await tx.execute(sql`update keywords set url = ${to} where url = ${from}`);
  await tx.execute(sql`delete from keywords where path = ${from}`);
  await tx.execute(sql`delete from moved_paths where path = ${to}`);
  await tx.execute(
    sql`insert into moved_paths (path, moved_to) values (${from}, ${to}) on conflict (path) do update set moved_to = excluded.moved_to`,
  );
}
