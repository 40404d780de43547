/** How many published entries each choice of a list's filters would leave. */
import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { EntryFilters } from '../content.schema.ts';
import { isVisible, matching, type ListQuery } from './published-order.store.server.ts';

export interface Choice {
  name: keyof EntryFilters;
  value: string;
}

/**
 * The number of entries with each of these choices, in the given order, by the conditions of the list: a choice
 * replaces the present value of its filter. Null where the kind has more entries than `limit`.
 */
export async function countByChoice(
  app: Pick<App, 'db'>,
  { kind, filters, now, among }: Omit<ListQuery, 'limit' | 'offset'>,
  { choices, limit }: { choices: readonly Choice[]; limit: number },
): Promise<number[] | null> {
  if (choices.length === 0) return [];
  const counted = choices.map(
    ({ name, value }) =>
      sql`count(*) filter (where ${matching({ kind, filters: { ...filters, [name]: value }, now, ...(among ? { among } : {}) })})::int`,
  );
  const { rows } = await app.db.execute<{ counts: number[] | null }>(sql`
    with all_of_kind as (select count(*) as total from content_published p
      where p.kind = ${kind} and p.language = 'en' and ${isVisible(now)})
    select case when (select total from all_of_kind) <= ${limit} then
      (select array[${sql.join(counted, sql`, `)}] from content_published p where p.kind = ${kind} and p.language = 'en') end as counts`);
  return rows[0]?.counts ?? null;
}
