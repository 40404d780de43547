import { sql } from 'drizzle-orm';
import { moveAddress } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** The keyword of an item of master data, which is its own page. */
export interface ItemAddress {
  component: string;
  itemId: number;
  path: string;
  hospitalId: number | null;
}

/** Whether another item has this path. */
export async function isPathTaken(
  tx: Transaction,
  path: string,
  own: { component: string | undefined; itemId: number | null },
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from keywords where path = ${path} and not (component = ${own.component ?? ''} and item_id = ${String(own.itemId)})`,
  );
  return rows.length > 0;
}

export async function isKeyword(tx: Transaction, path: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from keywords where path = ${path}`)).rows.length > 0;
}

/** Writes the keyword of an item. Its earlier paths redirect to the new one (301). */
export async function putAddress(tx: Transaction, address: ItemAddress): Promise<void> {
  const { component, itemId, path, hospitalId } = address;
  const { rows } = await tx.execute<{ path: string }>(
    sql`delete from keywords where component = ${component} and item_id = ${String(itemId)} and path = url and path <> ${path} returning path`,
  );
  await tx.execute(sql`insert into keywords (path, component, item_id, url, hospital_id) values (${path}, ${component}, ${String(itemId)}, ${path}, ${hospitalId})
    on conflict (path) do update set component = excluded.component, item_id = excluded.item_id, url = excluded.url, hospital_id = excluded.hospital_id`);
  await tx.execute(sql`delete from moved_paths where path = ${path}`);
  for (const { path: was } of rows) await moveAddress(tx, was, path);
}

interface Retirement {
  /** 'hospitals:3'. */
  owner: string;
  component: string | undefined;
  itemId: number;
  /** Set for a hospital: the addresses below its keyword are closed with it. */
  hospitalId: number | null;
  /** Addresses of the item that are not keywords. */
  pages: readonly string[];
  movedTo: string;
  isGone: boolean;
}

/** Makes every address of a retired item redirect (301), or answer 410 with a list to continue with. */
export async function retireAddresses(tx: Transaction, retirement: Retirement): Promise<void> {
  const { owner, component, itemId, hospitalId, pages, movedTo, isGone } = retirement;
  await tx.execute(sql`with gone as (
      delete from keywords where (component = ${component ?? ''} and item_id = ${String(itemId)}) or hospital_id = ${hospitalId}::int
      returning path, component, item_id, url, hospital_id)
    insert into moved_paths (path, moved_to, is_gone, keyword, retired_with)
    select path, ${movedTo}, ${isGone}, json_build_object('component', component, 'itemId', item_id, 'url', url, 'hospitalId', hospital_id), ${owner} from gone
    on conflict (path) do update set moved_to = excluded.moved_to, is_gone = excluded.is_gone, keyword = excluded.keyword, retired_with = excluded.retired_with`);
  for (const path of pages)
    await tx.execute(sql`insert into moved_paths (path, moved_to, is_gone, retired_with) values (${path}, ${movedTo}, ${isGone}, ${owner})
      on conflict (path) do update set moved_to = excluded.moved_to, is_gone = excluded.is_gone, retired_with = excluded.retired_with`);
}

/** Where the addresses of a retired item redirect; empty where they answer 410. */
export async function findMovedTo(db: Database | Transaction, owner: string): Promise<string> {
  const { rows } = await db.execute<{ movedTo: string }>(
    sql`select moved_to as "movedTo" from moved_paths where retired_with = ${owner} and not is_gone limit 1`,
  );
  return rows[0]?.movedTo ?? '';
}

/** Restores every address that was closed with the item. */
export async function restoreAddresses(tx: Transaction, owner: string): Promise<void> {
  await tx.execute(sql`insert into keywords (path, component, item_id, url, hospital_id)
    select path, keyword ->> 'component', keyword ->> 'itemId', keyword ->> 'url', (keyword ->> 'hospitalId')::int
    from moved_paths where retired_with = ${owner} and keyword is not null on conflict (path) do nothing`);
  await tx.execute(sql`delete from moved_paths where retired_with = ${owner}`);
}

/** Deletes all addresses of an item that was never public. */
export async function deleteAddresses(tx: Transaction, item: { component: string; itemId: number }): Promise<void> {
  await tx.execute(sql`delete from keywords where component = ${item.component} and item_id = ${String(item.itemId)}`);
}
