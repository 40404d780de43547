import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Kind } from '../content-kinds.schema.ts';

/** One published language of an entry with its searchable texts. */
export interface SearchableRow extends Record<string, unknown> {
  entryId: number;
  language: Language;
  kind: Kind;
  slug: string;
  title: string;
  summary: string;
  body: string;
  fields: Record<string, unknown>;
  own: Record<string, unknown>;
  topics: LocalText[];
  type: string | null;
  specialisation: string | null;
  hospitalSlugs: string[];
  visibleUntil: string | null;
  endsAt: string | null;
  changedAt: string;
}

/** The published rows of these entries. */
export async function listSearchable(tx: Transaction, entryIds: readonly number[]): Promise<SearchableRow[]> {
  const { rows } =
    await tx.execute<SearchableRow>(sql`select p.entry_id as "entryId", p.language, p.kind, e.slug, p.title, p.summary, p.body, p.fields, p.own,
      (select coalesce(json_agg(coalesce(t.name, jsonb_build_object('en', used))), '[]'::json) from unnest(p.topics) used left join content_topics t on t.slug = used) as topics,
      p.type, p.specialisation, p.hospital_slugs as "hospitalSlugs", to_json(p.visible_until) as "visibleUntil", to_json(p.ends_at) as "endsAt", to_json(p.changed_at) as "changedAt"
    from content_published p join content_entries e on e.id = p.entry_id where p.entry_id in ${[...entryIds]} order by p.entry_id`);
  return rows;
}

/** Ids of every entry that is published in some language. */
export async function listPublishedEntryIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct entry_id as id from content_published order by entry_id`,
  );
  return rows.map(({ id }) => id);
}

/** Locks these entries against publication until the transaction ends. */
export async function lockEntries(tx: Transaction, entryIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select 1 from content_entries where id in ${[...entryIds]} order by id for update`);
}
