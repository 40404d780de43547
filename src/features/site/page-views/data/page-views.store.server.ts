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
