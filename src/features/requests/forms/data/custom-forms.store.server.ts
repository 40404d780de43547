import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { CustomFormVersion } from '../custom/custom-form.schema.ts';
import { customForms, customFormVersions } from './custom-forms.table.ts';
import { formSubmissions } from './forms.table.ts';

export type CustomFormRow = typeof customForms.$inferSelect;

const versionColumns = {
  versionId: customFormVersions.id,
  formId: customForms.id,
  number: customFormVersions.number,
  slug: customForms.slug,
  hospitalId: customForms.hospitalId,
  form: customFormVersions.form,
};

/** The version that a form's address shows. */
const isNewest = and(eq(customFormVersions.formId, customForms.id), eq(customFormVersions.number, customForms.version));

export async function findFormVersion(
  db: Database | Transaction,
  versionId: number,
): Promise<CustomFormVersion | undefined> {
  const [row] = await db
    .select(versionColumns)
    .from(customFormVersions)
    .innerJoin(customForms, eq(customForms.id, customFormVersions.formId))
    .where(eq(customFormVersions.id, versionId));
  return row;
}

/** The newest version at an address, with the form's status; also for a retired form. */
export async function findFormBySlug(db: Database | Transaction, slug: string) {
  const [row] = await db
    .select({ ...versionColumns, status: customForms.status })
    .from(customForms)
    .innerJoin(customFormVersions, isNewest)
    .where(eq(customForms.slug, slug));
  return row;
}

/** Forms that take answers on this day ('YYYY-MM-DD'), with their newest versions. */
export function listOpenForms(db: Database, today: string, slugs?: readonly string[]) {
  const lastDay = sql`${customFormVersions.form} ->> 'lastDay'`;
  return db
    .select(versionColumns)
    .from(customForms)
    .innerJoin(customFormVersions, isNewest)
    .where(
      and(
        eq(customForms.status, 'published'),
        or(sql`${lastDay} = ''`, sql`${lastDay} >= ${today}`),
        slugs ? inArray(customForms.slug, [...slugs]) : undefined,
      ),
    )
    .orderBy(asc(customForms.slug));
}

export async function findCustomForm(
  db: Database | Transaction,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<CustomFormRow | undefined> {
  const asked = db.select().from(customForms).where(eq(customForms.id, id));
  const [row] = await (isLocked ? asked.for('update') : asked);
  return row;
}

/** Every form, by its address. They stay as they are until the transaction ends. */
export async function listCustomForms(tx: Transaction): Promise<CustomFormRow[]> {
  return tx.select().from(customForms).orderBy(asc(customForms.slug)).for('update');
}

/** Adds a form; undefined where the address is taken. */
export async function insertCustomForm(
  tx: Transaction,
  row: typeof customForms.$inferInsert,
): Promise<number | undefined> {
  const [added] = await tx.insert(customForms).values(row).onConflictDoNothing().returning({ id: customForms.id });
  return added?.id;
}

export async function updateCustomForm(
  tx: Transaction,
  id: number,
  change: Partial<Pick<CustomFormRow, 'status' | 'draft' | 'version'>> & { changedAt: Date },
): Promise<void> {
  await tx
    .update(customForms)
    .set({ ...change, revision: sql`${customForms.revision} + 1` })
    .where(eq(customForms.id, id));
}

export async function deleteCustomForm(tx: Transaction, id: number): Promise<void> {
  await tx.delete(customForms).where(eq(customForms.id, id));
}

export async function insertFormVersion(tx: Transaction, row: typeof customFormVersions.$inferInsert): Promise<number> {
  const [added] = await tx.insert(customFormVersions).values(row).returning({ id: customFormVersions.id });
  return added!.id;
}

/** The ids of a form's versions. */
export async function listVersionIds(db: Database, formId: number): Promise<number[]> {
  const rows = await db
    .select({ id: customFormVersions.id })
    .from(customFormVersions)
    .where(eq(customFormVersions.formId, formId));
  return rows.map(({ id }) => id);
}

/** The versions of a form, newest first, each with the number of its stored answers. */
export function listFormVersions(db: Database, formId: number) {
  return db
    .select({
      id: customFormVersions.id,
      number: customFormVersions.number,
      publishedAt: customFormVersions.publishedAt,
      answers: count(formSubmissions.id),
    })
    .from(customFormVersions)
    .leftJoin(formSubmissions, eq(formSubmissions.formVersionId, customFormVersions.id))
    .where(eq(customFormVersions.formId, formId))
    .groupBy(customFormVersions.id)
    .orderBy(desc(customFormVersions.number));
}

export interface CustomFormSearch {
  /** The forms of these hospitals; 'all' with those of the group. */
  hospitals: 'all' | readonly number[];
  q: string;
  status?: string;
  /** Of one hospital, or (null) of the group. */
  hospitalId?: number | null;
  sort: 'changed' | 'title' | 'slug' | 'status';
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** One page of forms. */
export async function searchCustomForms(db: Database, search: CustomFormSearch) {
  const title = sql`${customForms.draft} -> 'title' ->> 'en'`;
  const where: SQL | undefined = and(
    search.hospitals === 'all'
      ? undefined
      : search.hospitals.length === 0
        ? sql`false`
        : inArray(customForms.hospitalId, [...search.hospitals]),
    search.q ? or(ilike(customForms.slug, like(search.q)), sql`${title} ilike ${like(search.q)}`) : undefined,
    search.status ? eq(customForms.status, search.status as 'draft') : undefined,
    search.hospitalId === undefined
      ? undefined
      : search.hospitalId === null
        ? isNull(customForms.hospitalId)
        : eq(customForms.hospitalId, search.hospitalId),
  );
  const order = search.isDescending ? desc : asc;
  const { changedAt: changed, slug, status } = customForms;
  const column = { changed, title, slug, status }[search.sort];
  const [rows, total] = await Promise.all([
    db
      .select({ form: customForms, hospitalName: hospitals.name })
      .from(customForms)
      .leftJoin(hospitals, eq(hospitals.id, customForms.hospitalId))
      .where(where)
      .orderBy(order(column), order(customForms.id))
      .limit(search.limit)
      .offset(search.offset),
    countUpTo(db, { table: customForms, where, most: mostCounted }),
  ]);
  return { rows: rows.map(({ form, hospitalName }) => ({ ...form, hospitalName })), total };
}

const like = (q: string) => `%${likeLiteral(q)}%`;
