import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { contentMedia, contentMediaFiles } from '#src/features/publishing/entries/data/content.table.ts';

type Reader = App['db'] | Transaction;

export interface MediaItem extends Record<string, unknown> {
  id: number;
  name: string;
  alt: LocalText;
  width: number;
  height: number;
  widths: number[];
  /** Number of entries, published or not, and of photos and settings that show it. */
  uses: number;
}

export async function findMediaByHash(db: Reader, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ id: contentMedia.id }).from(contentMedia).where(eq(contentMedia.hash, hash));
  return row?.id;
}

export async function insertMedia(tx: Transaction, values: typeof contentMedia.$inferInsert): Promise<number> {
  const [row] = await tx
    .insert(contentMedia)
    .values(values)
    .onConflictDoUpdate({ target: contentMedia.hash, set: { hash: values.hash } })
    .returning({ id: contentMedia.id });
  return row!.id;
}

export async function insertMediaFile(tx: Transaction, values: typeof contentMediaFiles.$inferInsert): Promise<void> {
  await tx.insert(contentMediaFiles).values(values).onConflictDoNothing();
}

export async function updateMediaAlt(tx: Transaction, id: number, alt: LocalText): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { rowCount } = await tx.update(contentMedia).set({ alt }).where(eq(contentMedia.id, id));
  return (rowCount ?? 0) > 0;
}

/** Every picture with its description, locked until the transaction ends. */
export async function lockDescriptions(tx: Transaction): Promise<Pick<MediaItem, 'id' | 'name' | 'alt'>[]> {
  const { id, name, alt } = contentMedia;
  return tx.select({ id, name, alt }).from(contentMedia).orderBy(id).for('update');
}

export async function findMediaFile(
  db: Reader,
  { mediaId, width, format }: { mediaId: number; width: number; format: 'avif' | 'webp' | 'jpeg' },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await db
    .select({ bytes: contentMediaFiles.bytes })
    .from(contentMediaFiles)
    .where(
      and(
        eq(contentMediaFiles.mediaId, mediaId),
        eq(contentMediaFiles.width, width),
        eq(contentMediaFiles.format, format),
      ),
    );
  return row ? new Uint8Array(row.bytes) : null;
}

export type PictureChoice = Pick<MediaItem, 'id' | 'alt' | 'width' | 'height' | 'widths'>;

/** The newest pictures whose name or description has `q`, with `first` before all others, for a choice among them. */
export async function listPictures(
  db: Reader,
  { first = null, q = '', limit }: { first?: number | null; q?: string; limit: number },
): Promise<PictureChoice[]> {
  const like = likeOf(q);
  const { rows } =
    await db.execute<PictureChoice>(sql`select m.id, m.alt, m.width, m.height, (select json_agg(distinct f.width) from content_media_files f where f.media_id = m.id) as widths
    from content_media m where lower(m.name) like ${like} or lower(m.alt::text) like ${like}
    order by (m.id = ${first}::int) desc nulls last, m.id desc limit ${limit}`);
  return rows;
}

/** Whether the library has every one of these. */
export async function arePictures(db: Reader, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db
    .select({ id: contentMedia.id })
    .from(contentMedia)
    .where(inArray(contentMedia.id, ids.filter(isRowId)));
  return found.length === ids.length;
}

const likeOf = (q: string) => `%${likeLiteral(q.toLowerCase())}%`;

export async function isPicture(db: Reader, id: number): Promise<boolean> {
  return (await db.select({ id: contentMedia.id }).from(contentMedia).where(eq(contentMedia.id, id))).length > 0;
}

/** Filter by a part of the name or description. */
export interface MediaFilter {
  q?: string;
  /** True: an entry, a photo or a setting shows it; false: none does. */
  isUsed?: boolean | undefined;
  oldestFirst?: boolean;
  limit: number;
  offset: number;
}

/** Pictures in blocks of landing pages. They are few and are read once. */
const inBlocks = sql`in_blocks as materialized (
  select t.entry_id, (b ->> 'mediaId')::int as id
  from content_entries e join content_texts t on t.entry_id = e.id
    cross join lateral jsonb_path_query(t.own, '$.blocks[*]') b
  where e.kind = 'landing' and b ->> 'mediaId' ~ '^[1-9][0-9]{0,8}$')`;

/** One page of the library, with the number of its matches, which is counted no further than `mostCounted`. */
export async function listMedia(
  db: Reader,
  { oldestFirst = false, limit, offset, ...filter }: MediaFilter,
): Promise<{ items: MediaItem[]; total: number }> {
  const where = matching(filter);
  const order = oldestFirst ? sql`m.id` : sql`m.id desc`;
  // The page's pictures are chosen first, so that sizes and uses are looked up for them alone.
  const [page, counted] = await Promise.all([
    db.execute<MediaItem>(sql`with ${inBlocks} select m.id, m.name, m.alt, m.width, m.height,
        (select json_agg(distinct f.width) from content_media_files f where f.media_id = m.id) as widths,
        (select count(*)::int from (select e.id from content_entries e where e.image_id = m.id
          union select t.entry_id from content_texts t where t.picture_ids @> array[m.id]
          union select b.entry_id from in_blocks b where b.id = m.id) as u)
        + (select count(*)::int from media_uses u where u.media_id = m.id) as uses
      from (select * from content_media m where ${where} order by ${order} limit ${limit} offset ${offset}) m order by ${order}`),
    db.execute<{ total: number }>(
      // Read in the order of an index: the planner cannot know how many pictures are used and would read the whole
      // table.
      sql`with ${inBlocks} select count(*)::int as total
        from (select from content_media m where ${where} order by ${order} limit ${mostCounted + 1}) found`,
    ),
  ]);
  return { items: page.rows, total: counted.rows[0]?.total ?? 0 };
}

function matching({ q, isUsed }: Pick<MediaFilter, 'q' | 'isUsed'>): SQL {
  const conditions = [sql`true`];
  if (q) {
    const like = likeOf(q);
    conditions.push(sql`(lower(m.name) like ${like} or lower(m.alt ->> 'en') like ${like})`);
  }
  // Whether an entry shows it as its own picture, a photo, in a block of a landing page, or in a text. Texts are
  // counted instead of tested with `exists`, because for that PostgreSQL would read all texts where it cannot know how
  // many match.
  const isShown = sql`(exists (select from content_entries e where e.image_id = m.id)
    or exists (select from media_uses u where u.media_id = m.id)
    or m.id in (select id from in_blocks)
    or (select count(*) from content_texts t where t.picture_ids @> array[m.id]) > 0)`;
  if (isUsed !== undefined) conditions.push(isUsed ? isShown : sql`not ${isShown}`);
  return sql.join(conditions, sql` and `);
}
