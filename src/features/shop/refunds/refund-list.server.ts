/** The list of refunds for staff: found, counted and exported; each opening is recorded. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { listInTwoParts } from '#src/platform/db/queries/two-part-list.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { readInBatches, recordExport, type RowBatches } from '#src/features/console/frame/frame.server.ts';
import { rowsPerPage, type ListShape, type ListState, daysOf } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  refundReasons,
  refundStates,
  type RefundReason,
  type RefundState,
} from '#src/features/shop/payments/payments.rules.ts';
import type { RefundWork } from '#src/features/shop/payments/payments.server.ts';
import {
  countFoundRefunds,
  findOldestRefund,
  countListedRefunds,
  listFoundRefunds,
  type RefundSearch,
} from './data/refunds-admin.store.server.ts';
import { patientOfOrder } from '#src/features/shop/orders/orders.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

/** States in which a refund waits for staff. */
const waitingStates: readonly RefundState[] = ['listed', 'proposed', 'failed'];
const doneStates = refundStates.filter((state) => !waitingStates.includes(state));
/** Whether a refund waits for staff. */
export const isWaitingRefund = ({ state }: Pick<RefundWork, 'state'>): boolean => waitingStates.includes(state);

/** The number of refunds that wait for a decision by this member of staff. */
export async function countWaitingRefunds(app: Pick<App, 'db'>, staff: Staff): Promise<number> {
  return countFoundRefunds(app.db, waitingFor(staff));
}

/** When the oldest of them was proposed; null where none waits. */
export async function oldestWaitingRefund(app: Pick<App, 'db'>, staff: Staff): Promise<Date | null> {
  return findOldestRefund(app.db, waitingFor(staff));
}

const waitingFor = (staff: Staff) => ({
  scope: hospitalsFor(staff.roleAssignments, 'refund_orders'),
  states: waitingStates,
  sort: 'asked' as const,
  isDescending: true,
});

export const refundsShape: ListShape = {
  sorts: ['asked', 'amount', 'state'],
  defaultSort: '-asked',
  filters: { state: ['waiting', ...refundStates], reason: refundReasons, from: 'any', until: 'any' },
};

/** A page of the refunds of orders that the actor's role assignments cover, waiting ones first. */
export async function listAdminRefunds(
  app: Ports,
  actor: Actor,
  state: ListState,
): Promise<{ rows: RefundWork[]; total: number }> {
  const search = refundSearch(actor, state);
  const [rows, total] = await Promise.all([
    waitingFirst(app, search, (state.page - 1) * rowsPerPage),
    countListedRefunds(app.db, search),
  ]);
  await recordListLook(app, actor, rows);
  return { rows: rows.map((row) => openedNote(app, row)), total };
}

function waitingFirst(app: Ports, search: RefundSearch, offset: number) {
  const part = { limit: rowsPerPage, offset };
  if (search.states) return listFoundRefunds(app.db, search, part);
  const [waiting, others] = [waitingStates, doneStates].map((states) => ({ ...search, states }));
  return listInTwoParts(
    {
      first: (one) => listFoundRefunds(app.db, waiting!, one),
      countFirst: () => countFoundRefunds(app.db, waiting!),
      rest: (one) => listFoundRefunds(app.db, others!, one),
    },
    part,
  );
}

/** All refunds of the same search for CSV, in the order of the list. */
export async function exportAdminRefunds(app: Ports, actor: Actor, state: ListState): Promise<RowBatches<RefundWork>> {
  const search = refundSearch(actor, state);
  const total = await countFoundRefunds(app.db, search);
  await recordExport(app, actor, { subjectKind: 'refund_list', subjectId: 'refunds', detail: { rows: total } });
  return readInBatches(async ({ after, limit }) => {
    const rows = await listFoundRefunds(app.db, search, { limit, after: after?.id });
    await recordListLook(app, actor, rows);
    return rows.map((row) => openedNote(app, row));
  });
}

/** Records each patient whose refund is shown. */
function recordListLook(app: Ports, actor: Actor, rows: readonly (RefundWork & { ownerKey: string })[]): Promise<void> {
  return inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, {
      actor,
      accesses: rows.map((row) => ({
        subjectKind: 'refund',
        subjectId: row.reference,
        ...patientOfOrder(row),
        detail: { where: 'list' },
      })),
    }),
  );
}

function openedNote(
  app: Pick<App, 'secrets'>,
  { ownerKey: _owner, ...row }: RefundWork & { ownerKey: string },
): RefundWork {
  return { ...row, note: row.note && app.secrets.open(row.note, ['refunds', 'note', row.id]) };
}

function refundSearch(actor: Actor, state: ListState): RefundSearch {
  const staff = requireStaff(actor, 'refund_orders');
  const { state: asked, reason } = state.filters;
  return {
    scope: hospitalsFor(staff.roleAssignments, 'refund_orders'),
    ...(state.q ? { idLike: state.q.replaceAll(' ', '') } : {}),
    ...(asked ? { states: asked === 'waiting' ? waitingStates : [asked as RefundState] } : {}),
    ...(reason ? { reason: reason as RefundReason } : {}),
    ...daysOf(state),
    sort: state.sort as 'asked',
    isDescending: state.isDescending,
  };
}
