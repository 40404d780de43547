import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { contentApprovals } from './content-approvals.table.ts';

type Reader = Pick<App, 'db'>['db'] | Transaction;
export type ApprovalRow = typeof contentApprovals.$inferSelect;
export interface TextKey {
  entryId: number;
  language: Language;
}

/**
 * Everything that readers see of a language, as a hash, over `content_texts t` and `content_entries e`. The database
 * computes it, because its form of JSON is the same for equal values.
 */
const fingerprint = sql`encode(sha256(convert_to(jsonb_build_array(t.title, t.summary, t.body, t.own - 'reviewerField', t.seo_title, t.seo_description,
    e.fields - 'isSample', e.topics, e.image_id, e.author)::text, 'UTF8')), 'hex')`;

/** The fingerprint of the working copy. */
export async function findFingerprint(db: Reader, key: TextKey): Promise<string | undefined> {
  const { rows } = await db.execute<{ fingerprint: string }>(sql`select ${fingerprint} as fingerprint
    from content_texts t join content_entries e on e.id = t.entry_id
    where t.entry_id = ${key.entryId} and t.language = ${key.language}`);
  return rows[0]?.fingerprint;
}

/** The approval of exactly this text; without `of`, the newest of the language. */
export async function findApproval(db: Reader, key: TextKey, of?: string): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(contentApprovals)
    .where(
      and(
        eq(contentApprovals.entryId, key.entryId),
        eq(contentApprovals.language, key.language),
        of === undefined ? undefined : eq(contentApprovals.fingerprint, of),
      ),
    )
    .orderBy(sql`${contentApprovals.approvedAt} desc`)
    .limit(1);
  return row;
}

export async function upsertApproval(tx: Transaction, values: typeof contentApprovals.$inferInsert): Promise<void> {
  const { reviewer, field, doctorId, approvedBy, approvedAt } = values;
  await tx
    .insert(contentApprovals)
    .values(values)
    .onConflictDoUpdate({
      target: [contentApprovals.entryId, contentApprovals.language, contentApprovals.fingerprint],
      set: { reviewer, field, doctorId, approvedBy, approvedAt },
    });
}

/** The accounts that have saved this language since it was last published. */
export async function listWriters(db: Reader, { entryId, language }: TextKey): Promise<string[]> {
  const { rows } = await db.execute<{ account: string }>(sql`select distinct taken_by as account from content_versions v
    where v.entry_id = ${entryId} and v.language = ${language} and v.event <> 'published' and v.taken_by is not null
      and v.number > coalesce((select max(p.number) from content_versions p
        where p.entry_id = v.entry_id and p.language = v.language and p.event = 'published'), 0)`);
  return rows.map(({ account }) => account);
}

export interface WaitingRow extends Record<string, unknown> {
  entryId: number;
  language: Language;
  kind: Kind;
  title: string;
  /** ISO instant of the last save. */
  since: string;
}

/** Texts in review that nobody has approved in their present form, the longest waiting first. */
export async function listWaiting(
  db: Reader,
  { kinds, limit }: { kinds: { always: readonly Kind[]; unlessGeneral: readonly Kind[] }; limit: number },
): Promise<{ rows: WaitingRow[]; total: number }> {
  const where = sql`from content_texts t join content_entries e on e.id = t.entry_id
    where t.status = 'in_review' and e.deleted_at is null and (e.kind in ${[...kinds.always]}
        or e.kind in ${[...kinds.unlessGeneral]} and coalesce(e.fields ->> 'healthAdvice', 'yes') <> 'no')
      and not exists (select 1 from content_approvals a
        where a.entry_id = t.entry_id and a.language = t.language and a.fingerprint = ${fingerprint})`;
  const [page, counted] = await Promise.all([
    db.execute<WaitingRow>(sql`select t.entry_id as "entryId", t.language, e.kind, coalesce(nullif(t.title, ''), e.slug) as title,
      to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      ${where} order by t.updated_at, t.entry_id, t.language limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${where}`),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Approves every text whose entry says that it was reviewed: for the sample, and for reviews from before approvals. */
export async function approveReviewedTexts(tx: Transaction): Promise<void> {
  await tx.execute(sql`insert into content_approvals (entry_id, language, fingerprint, reviewer, field, approved_at)
    select t.entry_id, t.language, ${fingerprint}, e.reviewer,
      case when t.own ? 'reviewerField' then jsonb_build_object(t.language, t.own -> 'reviewerField') end,
      (e.reviewed_on + time '12:00') at time zone 'Asia/Kuala_Lumpur'
    from content_texts t join content_entries e on e.id = t.entry_id
    where e.reviewer is not null and e.reviewed_on is not null and e.review_due_on is not null
      and t.status in ('published', 'scheduled', 'expired')`);
}
