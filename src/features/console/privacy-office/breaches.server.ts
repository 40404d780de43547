/** The register of breaches of personal data, with the deadlines of the law. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import {
  deleteBreachesClosedBefore,
  findBreach,
  insertBreach,
  searchBreaches,
  updateBreach,
  type BreachRow,
} from './data/breaches.store.server.ts';
import { breachUnknown, changedMeanwhile, fieldsInvalid, notificationsMissing } from './privacy-office.errors.ts';
import { breachClocks } from './privacy-office.rules.ts';
import { breachSchema, type BreachInput } from './privacy-office.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

export const breachesShape: ListShape = {
  sorts: ['discovered', 'title', 'people', 'state'],
  defaultSort: '-discovered',
  filters: { state: ['open'] },
};

export interface ListedBreach extends Pick<
  BreachRow,
  'id' | 'reference' | 'title' | 'discoveredAt' | 'people' | 'isSensitive' | 'isHarmful' | 'closedAt'
> {
  clocks: ReturnType<typeof breachClocks>;
}

/** The register, newest first. */
export async function listBreaches(
  app: Ports,
  actor: Actor,
  state: ListState & { perPage?: number },
): Promise<{ rows: ListedBreach[]; total: number }> {
  const { perPage = rowsPerPage } = state;
  requireStaffEverywhere(actor, 'run_privacy_office');
  const { rows, total } = await searchBreaches(app.db, {
    isOpenOnly: state.filters['state'] === 'open',
    sort: state.sort as 'discovered',
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
  return {
    total,
    rows: rows.map(({ id, reference, title, discoveredAt, people, isSensitive, isHarmful, closedAt, ...row }) => ({
      id,
      reference,
      title,
      discoveredAt,
      people,
      isSensitive,
      isHarmful,
      closedAt,
      clocks: breachClocks({ discoveredAt, people, isSensitive, isHarmful, ...row }),
    })),
  };
}

export type BreachView = Awaited<ReturnType<typeof viewBreach>>;

/** One breach with its deadlines. The access is recorded. Throws breach_unknown (404). */
export async function viewBreach(app: Ports, actor: Actor, id: string) {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const row = isUuid(id) ? await findBreach(app.db, id) : undefined;
  if (!row) throw breachUnknown();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'look', subjectKind: 'breach', subjectId: row.reference }),
  );
  const open = (column: string, sealed: string) => app.secrets.open(sealed, ['privacy_breaches', column, id]);
  return {
    ...row,
    description: open('description', row.description),
    measures: row.measures ? open('measures', row.measures) : '',
    clocks: breachClocks(row),
  };
}

/** Records a breach. Returns its id. Throws fields_invalid (422), notifications_missing (409). */
export async function recordBreach(app: Ports, actor: Actor, typed: Record<string, string>): Promise<string> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const now = app.clock.now();
  const input = checkedBreach(typed, now);
  const id = app.random.uuid();
  const reference = app.random.reference('B');
  await inTransaction(app.db, async (tx) => {
    await insertBreach(tx, {
      id,
      reference,
      ...columnsOf(app, input, { id, closedAt: null, now }),
      recordedBy: staff.accountId,
      createdAt: now,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'breach_recorded',
      subjectKind: 'breach',
      subjectId: reference,
      detail: { people: input.people },
    });
  });
  return id;
}

/**
 * Changes a breach: facts, notifications, the end. Throws breach_unknown (404), fields_invalid (422),
 * notifications_missing, changed_meanwhile (409).
 */
export async function changeBreach(
  app: Ports,
  actor: Actor,
  { id, seen, typed }: { id: string; seen: number; typed: Record<string, string> },
): Promise<void> {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const row = isUuid(id) ? await findBreach(app.db, id) : undefined;
  if (!row) throw breachUnknown();
  const now = app.clock.now();
  const input = checkedBreach(typed, now);
  await inTransaction(app.db, async (tx) => {
    if (!Number.isSafeInteger(seen) || seen !== row.version) throw changedMeanwhile();
    if (!(await updateBreach(tx, { id, seen }, columnsOf(app, input, { ...row, now })))) throw changedMeanwhile();
    await recordAudit(app, tx, {
      actor,
      action: 'breach_changed',
      subjectKind: 'breach',
      subjectId: row.reference,
      detail: {
        commissioner: Boolean(input.commissionerAt),
        people: Boolean(input.peopleAt),
        closed: input.isClosed,
      },
    });
  });
}

function columnsOf(
  app: Pick<App, 'secrets'>,
  input: BreachInput,
  { id, closedAt, now }: Pick<BreachRow, 'id' | 'closedAt'> & { now: Date },
) {
  const { isClosed, description, measures, ...facts } = input;
  const seal = (column: string, text: string) => app.secrets.seal(text, ['privacy_breaches', column, id]);
  return {
    ...facts,
    description: seal('description', description),
    measures: measures ? seal('measures', measures) : null,
    closedAt: isClosed ? (closedAt ?? now) : null,
    changedAt: now,
  };
}

/**
 * Each entered moment must be between the discovery and now; a breach can be closed once every notification was made.
 */
function checkedBreach(typed: Record<string, string>, now: Date): BreachInput {
  const checked = breachSchema.safeParse(typed);
  const words = {
    title: m.privacy_error_breach_title,
    description: m.privacy_error_breach_description,
    discoveredAt: m.privacy_error_moment,
    people: m.privacy_error_people,
    commissionerAt: m.privacy_error_moment,
    peopleAt: m.privacy_error_moment,
    detailsAt: m.privacy_error_moment,
    measures: m.privacy_error_details,
  };
  const refuse = (names: readonly string[]) =>
    fieldsInvalid(Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name))));
  if (!checked.success) throw refuse(checked.error.issues.map(({ path }) => String(path[0])));
  const { discoveredAt, commissionerAt, peopleAt, detailsAt } = checked.data;
  const moments = { discoveredAt, commissionerAt, peopleAt, detailsAt };
  const impossible = Object.entries(moments).filter(([, at]) => at && (at > now || at < discoveredAt));
  if (impossible.length > 0) throw refuse(impossible.map(([name]) => name));
  const isOpen = breachClocks(checked.data).some(({ doneAt }) => doneAt === null);
  if (checked.data.isClosed && isOpen) throw notificationsMissing();
  return checked.data;
}

/**
 * Deletes breaches that the register need not keep any longer: those that were closed two years ago. Returns how many.
 */
export function deletePastBreaches(db: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 2);
  return deleteBreachesClosedBefore(db, before);
}
