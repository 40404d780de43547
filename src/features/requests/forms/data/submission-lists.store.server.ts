/** The lists of submissions for admin pages, and their counts. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { listVersionIds } from './custom-forms.store.server.ts';
import { formSubmissions } from './forms.table.ts';

/** The kinds that a member of staff handles, each in these hospitals. */
export type AdminScope = readonly { kind: string; hospitals: 'all' | readonly number[] }[];

export interface SubmissionSearch {
  scope: AdminScope;
  kind?: string;
  state?: string;
  hospitalId?: number;
  reference?: string;
  /** Only answers to this form that staff have built. */
  formId?: number;
  emailHash?: string;
  /** Only those that were sent from `from` on and before `to`. */
  from?: Date;
  until?: Date;
  /** Due before that moment. */
  dueBefore?: Date;
  /** Only those that were escalated because nobody answered in time. */
  isEscalated?: true;
  /** Only those of this member of staff, or (null) those of nobody. */
  handlerId?: string | null;
  sort: 'sent' | 'changed' | 'due';
  isDescending: boolean;
  limit: number;
  offset: number;
}

function matching(search: SubmissionSearch, versions: readonly number[] | undefined): SQL | undefined {
  return and(
    inScope(search.scope),
    search.kind ? eq(formSubmissions.kind, search.kind) : undefined,
    search.state ? eq(formSubmissions.state, search.state) : undefined,
    search.hospitalId ? eq(formSubmissions.hospitalId, search.hospitalId) : undefined,
    search.reference ? eq(formSubmissions.reference, search.reference) : undefined,
    search.emailHash ? eq(formSubmissions.emailHash, search.emailHash) : undefined,
    search.from ? gte(formSubmissions.sentAt, search.from) : undefined,
    search.until ? lt(formSubmissions.sentAt, search.until) : undefined,
    versions && (versions.length > 0 ? inArray(formSubmissions.formVersionId, [...versions]) : sql`false`),
    search.dueBefore ? lt(formSubmissions.dueAt, search.dueBefore) : undefined,
    search.isEscalated ? and(gt(formSubmissions.escalation, 0), isNotNull(formSubmissions.dueAt)) : undefined,
    search.handlerId === undefined
      ? undefined
      : search.handlerId === null
        ? and(isNull(formSubmissions.handlerId), isNotNull(formSubmissions.dueAt))
        : eq(formSubmissions.handlerId, search.handlerId),
  );
}

/** One page of submissions, with the hospital's name; `total` counts the matches, no further than `mostCounted`. */
export async function searchSubmissions(db: Database, search: SubmissionSearch) {
  // With known ids PostgreSQL knows how few answers there are; for a subquery it would guess.
  const versions = search.formId ? await listVersionIds(db, search.formId) : undefined;
  const where = matching(search, versions);
  const order = search.isDescending ? desc : asc;
  const { sentAt: sent, changedAt: changed, dueAt: due } = formSubmissions;
  const column = { sent, changed, due }[search.sort];
  // The page's rows are chosen first, without their content.
  const page = db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(where)
    .orderBy(order(column), order(formSubmissions.id))
    .limit(search.limit)
    .offset(search.offset);
  const [rows, total] = await Promise.all([
    db
      .select({ submission: formSubmissions, hospitalName: hospitals.name, handlerName: accounts.name })
      .from(formSubmissions)
      .leftJoin(hospitals, eq(hospitals.id, formSubmissions.hospitalId))
      .leftJoin(accounts, eq(accounts.id, formSubmissions.handlerId))
      .where(inArray(formSubmissions.id, page))
      .orderBy(order(column), order(formSubmissions.id)),
    countUpTo(db, { table: formSubmissions, where, most: mostCounted }),
  ]);
  return {
    rows: rows.map(({ submission, hospitalName, handlerName }) => ({ ...submission, hospitalName, handlerName })),
    total,
  };
}

/** The number of submissions in one of these states. */
export function countSubmissions(db: Database, scope: AdminScope, states: readonly string[]): Promise<number> {
  return db.$count(formSubmissions, and(inScope(scope), inArray(formSubmissions.state, [...states])));
}

/** The number of submissions whose promised answer is overdue. */
export function countLateSubmissions(db: Database, scope: AdminScope, now: Date): Promise<number> {
  return db.$count(formSubmissions, and(inScope(scope), lt(formSubmissions.dueAt, now)));
}

/** When the oldest submission in some states was sent; null where there is none. */
export function findOldestSubmission(db: Database, scope: AdminScope, states: readonly string[]): Promise<Date | null> {
  return earliest(db, formSubmissions.sentAt, and(inScope(scope), inArray(formSubmissions.state, [...states])));
}

/** When the answer that is overdue for longest was due; null where none is overdue. */
export function findMostOverdue(db: Database, scope: AdminScope, now: Date): Promise<Date | null> {
  return earliest(db, formSubmissions.dueAt, and(inScope(scope), lt(formSubmissions.dueAt, now)));
}

async function earliest(
  db: Database,
  column: typeof formSubmissions.sentAt | typeof formSubmissions.dueAt,
  where: SQL | undefined,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(column) })
    .from(formSubmissions)
    .where(where);
  return row?.at ?? null;
}

/** The number of submissions that were sent within some hours. */
export function countSentSubmissions(
  db: Database,
  scope: AdminScope,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  return db.$count(
    formSubmissions,
    and(inScope(scope), gte(formSubmissions.sentAt, from), lt(formSubmissions.sentAt, until)),
  );
}

function inScope(scope: AdminScope): SQL {
  const parts = scope.map(({ kind, hospitals: places }) =>
    and(
      eq(formSubmissions.kind, kind),
      // A submission without a hospital belongs to the whole group, for staff of all hospitals.
      places === 'all'
        ? undefined
        : places.length === 0
          ? sql`false`
          : inArray(formSubmissions.hospitalId, [...places]),
    ),
  );
  return or(...parts) ?? sql`false`;
}
