/**
 * The front desk's view of the waiting lists: who waits for which day, the offers, and removal from a list. Every
 * view of a patient's data is recorded.
 */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  countWaitingRows,
  listWaitingRows,
  withOffers,
  type WaitingListRow,
  type WaitingFilter,
} from './data/waiting-list-admin.store.server.ts';
import type { EntryRow } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { readListSearch } from './front-desk.rules.ts';
import { patientOf } from './front-desk-day.server.ts';
import {
  liveStates,
  type OfferState,
  type WaitingState,
} from '#src/features/appointments/waiting-list/waiting-list.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export interface WaitingListQuery {
  hospitalId?: number;
  doctorId?: number;
  /** 'YYYY-MM-DD'. */
  day?: string;
  /** Absent: entries that still wait. */
  status?: WaitingState;
  /** State of the latest offer. */
  offer?: OfferState;
  /** By day, and by doctor within a day, where absent. */
  order?: ListOrder;
  /** A reference, a phone or a part of a name. */
  q: string;
}

/** A row of the list, without contact and reason. */
export interface WaitingVisitor {
  reference: string;
  day: string;
  doctorName: string;
  hospitalName: string;
  patientName: string;
  status: WaitingState;
  /** Whether the front desk removed the entry, and not the patient. */
  isTakenOff: boolean;
  joinedAt: Date;
  /** The latest offer. */
  offer: WaitingListRow['offer'];
}

/** Names are stored sealed: a search by name opens at most this many entries. */
const mostSearched = 2_000;

/**
 * The waiting entries, by day and doctor or by when they joined; `limit` and `offset` are the page that is shown, and
 * recorded as viewed.
 */
export async function listWaiting(
  app: Ports,
  actor: Actor,
  { question, ...part }: { question: WaitingListQuery; limit: number; offset: number },
): Promise<{ rows: WaitingVisitor[]; total: number }> {
  const staff = requireStaff(actor, 'run_front_desk');
  const search = readListSearch(question.q, 'W');
  const filter = filterOf(app, staff, { ...question, search });
  const { rows, total } =
    search && 'name' in search
      ? await findByName(app, filter, { name: search.name, ...part })
      : await findPage(app, filter, part);
  await recordAccessOf(app, staff, { entries: rows.map(({ entry }) => entry), where: 'list' });
  const shown = await withOffers(app.db, rows);
  return { rows: shown.map((row) => ({ ...visitorOf(app, row), offer: row.offer })), total };
}

async function findPage(app: Ports, filter: WaitingFilter, part: { limit: number; offset: number }) {
  const [rows, total] = await Promise.all([listWaitingRows(app.db, filter, part), countWaitingRows(app.db, filter)]);
  return { rows, total };
}

async function findByName(
  app: Ports,
  filter: WaitingFilter,
  { name, limit, offset }: { name: string; limit: number; offset: number },
) {
  const all = await listWaitingRows(app.db, filter, { limit: mostSearched, offset: 0 });
  const found = all.filter(({ entry }) =>
    app.secrets
      .open(entry.patientName, ['waiting_list_entries', 'patient_name', entry.id])
      .toLocaleLowerCase()
      .includes(name),
  );
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

function filterOf(
  app: Ports,
  staff: Staff,
  {
    hospitalId,
    doctorId,
    day,
    status,
    offer,
    order,
    search,
  }: WaitingListQuery & { search: ReturnType<typeof readListSearch> },
): WaitingFilter {
  return {
    scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'),
    states: status ? [status] : liveStates,
    ...(order ? { order } : {}),
    ...(offer ? { offer } : {}),
    ...(hospitalId ? { hospitalId } : {}),
    ...(doctorId ? { doctorId } : {}),
    ...(day ? { day } : {}),
    ...(search && 'reference' in search ? { reference: search.reference } : {}),
    ...(search && 'phone' in search
      ? { phoneHash: app.secrets.hash(`phone:${parsePhoneNumber(search.phone) ?? search.phone}`) }
      : {}),
  };
}

/** An entry of a waiting list as the front desk shows it; the patient's name is opened. */
export function visitorOf(
  app: Ports,
  { entry, doctorName, hospitalName }: Omit<WaitingListRow, 'offer'>,
): Omit<WaitingVisitor, 'offer'> {
  const { reference, day, status, patientName, createdAt, removedReason } = entry;
  return {
    reference,
    day,
    doctorName,
    hospitalName,
    status,
    isTakenOff: removedReason !== null,
    joinedAt: createdAt,
    patientName: app.secrets.open(patientName, ['waiting_list_entries', 'patient_name', entry.id]),
  };
}

/** The subject of an audit entry about an entry of a waiting list. */
export function subjectOf(entry: EntryRow) {
  return {
    subjectKind: 'waiting_list_entry',
    subjectId: entry.reference,
    hospitalId: entry.hospitalId,
    ...patientOf(entry),
  };
}

/** Records that a member of staff has seen these entries: one entry of the audit log for each, in one transaction. */
export async function recordAccessOf(
  app: Ports,
  actor: Staff,
  { entries, where }: { entries: readonly EntryRow[]; where: 'list' | 'details' },
): Promise<void> {
  if (entries.length === 0) return;
  await inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, { actor, accesses: entries.map((entry) => ({ ...subjectOf(entry), detail: { where } })) }),
  );
}
