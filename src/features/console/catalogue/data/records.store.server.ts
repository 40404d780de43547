/**
 * Reads and writes the rows of master data by the fields that their lists declare. Names of tables and columns come
 * from code alone.
 */
import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { CatalogueField, CatalogueList, CatalogueListName, CatalogueRecord } from '../fields/catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { tableOf, columnOf } from './record-columns.store.server.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';

export interface CatalogueItem extends Record<string, unknown> {
  id: number;
  status: CatalogueStatus;
  record: CatalogueRecord;
  /** Number of its last version; 0 before the first change. */
  version: number;
}

const doctorSpecialities = sql`to_jsonb(array(select s.slug from doctor_specialities ds join specialities s on s.id = ds.speciality_id
  where ds.doctor_id = t.id order by ds.is_primary desc, s.position, s.id))`;
const doctorPlaces = sql`(select coalesce(jsonb_agg(jsonb_build_object('hospital', h.slug, 'room', dh.room, 'feeSen', dh.consultation_fee_sen) order by h.id), '[]'::jsonb)
  from doctor_hospitals dh join hospitals h on h.id = dh.hospital_id where dh.doctor_id = t.id)`;

function expressionOf(list: CatalogueListName, field: CatalogueField): SQL {
  const column = columnOf(list, field);
  if (column === null) return field.kind === 'places' ? doctorPlaces : doctorSpecialities;
  const own = sql`t.${sql.identifier(column)}`;
  return field.kind === 'ref' && column.endsWith('_id')
    ? sql`(select r.slug from ${tableOf(field.list)} r where r.id = ${own})`
    : own;
}

function recordOf({ name, fields }: CatalogueList): SQL {
  const pairs = fields.map((field) => sql`${sql.raw(`'${field.name}'`)}, ${expressionOf(name, field)}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

const versionOf = (list: CatalogueListName) =>
  sql`coalesce((select max(v.number) from catalogue_versions v where v.list = ${list} and v.item_id = t.id), 0)::int`;

const itemColumns = (list: CatalogueList) =>
  sql`t.id, t.status, ${recordOf(list)} as record, ${versionOf(list.name)} as version`;

/** The condition for rows that the actor may see: all, or those of these hospitals. */
function within(list: CatalogueList, scope: 'all' | readonly number[]): SQL {
  if (scope === 'all') return sql`true`;
  const ids = sql`(${sql.param([...scope])}::int[])`;
  if (list.owner === 'itself') return sql`t.id = any ${ids}`;
  if (list.owner === 'hospital') return sql`t.hospital_id = any ${ids}`;
  if (list.owner === 'places')
    return sql`exists (select 1 from doctor_hospitals dh where dh.doctor_id = t.id and dh.hospital_id = any ${ids})`;
  return sql`false`;
}

/** The searchable text of an item: its title, its key and the list's other columns. */
function searchText(list: CatalogueList): SQL {
  const names = new Set([...list.key, list.title, ...list.columns]);
  const texts = list.fields
    .filter(({ name }) => names.has(name))
    .map((field) => sql`(${expressionOf(list.name, field)})::text`);
  return sql`unaccent(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}

function titleSql(list: CatalogueList): SQL {
  const field = list.fields.find(({ name }) => name === list.title)!;
  const own = expressionOf(list.name, field);
  return field.kind === 'local' ? sql`(${own} ->> 'en')` : own;
}

/** A published record that advertises without an approval in force and is therefore not shown. */
export interface UnapprovedItem extends Record<string, unknown> {
  list: 'centres' | 'specialities';
  id: number;
  title: string;
  /** End of its last approval, 'YYYY-MM-DD'; null where it never had one. */
  expiredOn: string | null;
}

/**
 * Published centres and specialities whose approval is missing or has ended on a day; specialities belong to the whole
 * group.
 */
export async function listUnapproved(
  db: Database,
  input: { scope: 'all' | readonly number[]; day: string },
): Promise<UnapprovedItem[]> {
  const unapproved = sql`t.status = 'published' and not (t.approval_number <> '' and coalesce(t.approval_expires_on >= ${input.day}::date, false))`;
  const own = input.scope === 'all' ? sql`true` : sql`t.hospital_id = any (${sql.param([...input.scope])}::int[])`;
  const { rows } =
    await db.execute<UnapprovedItem>(sql`select 'centres' as list, t.id, (t.name ->> 'en') || ', ' || h.name as title, to_char(t.approval_expires_on, 'YYYY-MM-DD') as "expiredOn"
      from centres_of_excellence t join hospitals h on h.id = t.hospital_id where ${unapproved} and ${own}
    union all select 'specialities', t.id, t.name ->> 'en', to_char(t.approval_expires_on, 'YYYY-MM-DD')
      from specialities t where ${unapproved} and ${input.scope === 'all'}
    order by 1, 3`);
  return rows;
}

export interface ItemFilter {
  q: string;
  status?: string | undefined;
  scope: 'all' | readonly number[];
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** A page of a list, and the number of all matches. */
export async function listItems(
  db: Database,
  list: CatalogueList,
  filter: ItemFilter,
): Promise<{ rows: CatalogueItem[]; total: number }> {
  const words = filter.q.split(/\s+/).filter(Boolean);
  const text = searchText(list);
  const conditions = [
    within(list, filter.scope),
    ...(filter.status ? [sql`t.status = ${filter.status}`] : []),
    ...words.map((word) => sql`${text} ilike unaccent(${`%${likeLiteral(word)}%`})`),
  ];
  const where = sql.join(conditions, sql` and `);
  const order = filter.sort === 'status' ? sql`t.status` : sql`lower(${titleSql(list)})`;
  const direction = filter.isDescending ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<CatalogueItem>(sql`select ${itemColumns(list)} from ${tableOf(list.name)} t
    where ${where} order by ${order} ${direction}, t.id limit ${filter.limit} offset ${filter.offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${tableOf(list.name)} t where ${where}`,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The number of items of each list, by state. */
export async function countItems(db: Database, names: readonly CatalogueListName[]) {
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as list, count(*) filter (where status = 'published')::int as published, count(*)::int as total from ${tableOf(name)}`,
  );
  const { rows } = await db.execute<{ list: CatalogueListName; published: number; total: number }>(
    sql.join(parts, sql` union all `),
  );
  return rows;
}

/** One item; inside a transaction it is locked until the transaction ends. */
export async function findItem(
  db: Database | Transaction,
  list: CatalogueList,
  id: number,
): Promise<CatalogueItem | undefined> {
  if (!isRowId(id)) return undefined;
  const { rows } = await db.execute<CatalogueItem>(
    sql`select ${itemColumns(list)} from ${tableOf(list.name)} t where t.id = ${id}`,
  );
  return rows[0];
}

/** All items of a list, to compare a file with them. */
export async function listAllItems(tx: Transaction, list: CatalogueList): Promise<CatalogueItem[]> {
  const { rows } = await tx.execute<CatalogueItem>(
    sql`select ${itemColumns(list)} from ${tableOf(list.name)} t order by t.id`,
  );
  return rows;
}

/** The codes and titles that a form's fields refer to; retired ones only on request. */
export async function listReferences(
  db: Database | Transaction,
  list: CatalogueList,
  { withRetired = false } = {},
): Promise<{ id: number; code: string; title: string }[]> {
  const { rows } = await db.execute<{ id: number; code: string; title: string }>(
    sql`select t.id, t.slug as code, ${titleSql(list)} as title from ${tableOf(list.name)} t
      where ${withRetired} or t.status <> 'retired' order by 3, 1`,
  );
  return rows;
}

/** Every item of a list, retired ones too, with its whole key ('seri-murni/radiology') and its title. */
export async function listKeys(
  db: Database | Transaction,
  list: CatalogueList,
): Promise<{ id: number; code: string; title: string }[]> {
  const parts = list.key.map((name) =>
    expressionOf(
      list.name,
      list.fields.find((field) => field.name === name)!,
    ),
  );
  const { rows } = await db.execute<{ id: number; code: string; title: string }>(
    sql`select t.id, concat_ws('/', ${sql.join(parts, sql`, `)}) as code, ${titleSql(list)} as title
      from ${tableOf(list.name)} t order by t.id`,
  );
  return rows;
}

/** Whether another item of the list has the same key. */
export async function isKeyTaken(
  tx: Transaction,
  list: CatalogueList,
  { record, id }: { record: CatalogueRecord; id: number | null },
): Promise<boolean> {
  const same = list.key.map((name) => {
    const field = list.fields.find((candidate) => candidate.name === name)!;
    return sql`${expressionOf(list.name, field)} = ${record[name]}`;
  });
  const { rows } = await tx.execute(
    sql`select 1 from ${tableOf(list.name)} t where ${sql.join(same, sql` and `)} and t.id is distinct from ${id}::int`,
  );
  return rows.length > 0;
}

export async function isPicture(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.execute(sql`select 1 from content_media where id = ${id}`)).rows.length > 0;
}

/** The first of these lines that names no article, drafts included, or no picture; undefined where all do. */
export async function findUnknownLine(
  tx: Transaction,
  of: 'articles' | 'pictures',
  lines: readonly string[],
): Promise<string | undefined> {
  if (lines.length === 0) return undefined;
  const known =
    of === 'articles'
      ? sql`select from content_entries e where e.kind = 'article' and e.slug = asked.line and e.deleted_at is null`
      : sql`select from content_media m where m.id::text = asked.line`;
  const { rows } = await tx.execute<{ line: string }>(sql`select asked.line
    from unnest(${sql.param([...lines])}::text[]) with ordinality as asked (line, place)
    where not exists (${known}) order by asked.place limit 1`);
  return rows[0]?.line;
}

/**
 * Locks master data for one change at a time: two items with the same code then get a message, not a constraint
 * error.
 */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
}
