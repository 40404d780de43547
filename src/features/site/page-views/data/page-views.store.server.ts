import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import type { CountedKind } from '#src/platform/daily-counts/daily-counts.ts';

export interface CountedAddress {
  path: string;
  kind: CountedKind;
  itemId: number;
}

/** The address of every entry and every doctor, and the address at which a booking begins. */
export async function listCountedAddresses(db: Database, types: readonly string[]): Promise<CountedAddress[]> {
  const { rows } = await db.execute<{ path: string; kind: CountedKind; item_id: number }>(sql`
    select path, type as kind, item_id from search_documents
    where language = 'en' and type = any(${sql.param(`{${types.join(',')}}`)}::text[]) and path not like '%#%'
    union all select '/book/' || slug, 'booking_begun', id from published_doctors`);
  return rows.map(({ path, kind, item_id: itemId }) => ({ path, kind, itemId }));
}

/** The addresses of what was looked at most since that day, among what is public now. */
export async function listMostViewed(
  db: Database,
  { since, types, limit }: { since: string; types: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select s.path from (
      select kind, item_id, sum(times) as times from daily_counts
      where day >= ${since}::date and kind = any(${sql.param(`{${types.join(',')}}`)}::text[])
      group by kind, item_id order by times desc, kind, item_id limit ${limit}) viewed
    join search_documents s on s.type = viewed.kind and s.item_id = viewed.item_id and s.language = 'en'
    where s.path not like '%#%' order by viewed.times desc, s.path`);
  return rows.map(({ path }) => path);
}
