/** The package desk: orders of its hospitals, found, looked at and refunded; every look at a buyer's data is written down. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit, recordAccesses } from '#src/features/console/staff/audit.server.ts';
import { readInBatches, type RowBatches } from '#src/features/console/staff/csv.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/staff/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff, type StaffAction } from '#src/features/console/staff/staff-access.rules.ts';
import { forbidden } from '#src/features/console/staff/staff.errors.ts';
import { isReversibleToday, listOrderMoney, refundableSen } from '#src/features/shop/payments/payments.server.ts';
import { addDays, atMalaysianTime, isCalendarDay } from '#src/shared/dates.ts';
import {
  countFoundOrders,
  listFoundOrders,
  type AdminOrder,
  type OrderSearch,
} from './data/orders-admin.store.server.ts';
import { findOrder, listHistory, listLines, type OrderRow } from './data/orders.store.server.ts';
import { listEInvoices } from './data/order-documents.store.server.ts';
import { orderUnknown } from './orders.errors.ts';
import { orderIdShape, orderStates, readVoucherCode } from './orders.rules.ts';
import { buyerOf } from './order-documents.server.ts';
import { emailHashOf } from './record-order.server.ts';
import { viewOrder } from './view-orders.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export const ordersShape: ListShape = {
  sorts: ['placed', 'total', 'state'],
  defaultSort: '-placed',
  filters: { state: orderStates, hospital: 'any', from: 'any', until: 'any' },
};

export interface AdminOrderRow extends Omit<AdminOrder, 'buyer' | 'ownerKey'> {
  buyerName: string;
}

/** A page of the orders of the actor's hospitals by id, voucher or the buyer's mail address. */
export async function listAdminOrders(
  app: Ports,
  actor: Actor,
  state: ListState,
): Promise<{ rows: AdminOrderRow[]; total: number }> {
  const search = orderSearch(app, actor, state);
  const [rows, total] = await Promise.all([
    listFoundOrders(app.db, search, { limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage }),
    countFoundOrders(app.db, search),
  ]);
  await recordListLook(app, actor, rows);
  return { rows: rows.map((row) => adminOrderRow(app, row)), total };
}

/** All orders of the same search for a file; that somebody took it is written down before its first row is read. */
export async function exportAdminOrders(
  app: Ports,
  actor: Actor,
  state: ListState,
): Promise<RowBatches<AdminOrderRow>> {
  const search = orderSearch(app, actor, state);
  const total = await countFoundOrders(app.db, search);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'exported',
      subjectKind: 'order_list',
      subjectId: 'orders',
      detail: { rows: total },
    }),
  );
  return readInBatches(async ({ after, limit }) => {
    const rows = await listFoundOrders(app.db, search, { limit, after: after?.id });
    await recordListLook(app, actor, rows);
    return rows.map((row) => adminOrderRow(app, row));
  });
}

function orderSearch(app: Ports, actor: Actor, state: ListState): OrderSearch {
  const staff = requireStaff(actor, 'look_at_orders');
  return {
    scope: hospitalsFor(staff.duties, 'look_at_orders'),
    ...soughtBy(app, state.q),
    ...filtersOf(state),
    sort: state.sort as 'placed',
    isDescending: state.isDescending,
  };
}

function adminOrderRow(app: Ports, { buyer, ownerKey: _owner, ...row }: AdminOrder): AdminOrderRow {
  return { ...row, buyerName: buyerOf(app, { id: row.id, buyer }).name };
}

/** Each buyer whose name is read is written down. */
function recordListLook(app: Ports, actor: Actor, rows: readonly AdminOrder[]): Promise<void> {
  return inTransaction(app.db, (tx) =>
    recordAccesses(
      app,
      tx,
      actor,
      rows.map((row) => ({
        subjectKind: 'order',
        subjectId: row.id,
        ...patientOfOrder(row),
        detail: { where: 'list' },
      })),
    ),
  );
}

/** One order with its money and its history. Throws order_unknown (404), also for one of another hospital. The look is written down. */
export async function viewAdminOrder(app: Ports, actor: Actor, orderId: string) {
  const staff = requireStaff(actor, 'look_at_orders');
  const row = await reachableOrder(app, staff, orderId);
  const [order, money, history, eInvoices, refundable, isReversible] = await Promise.all([
    viewOrder(app, { tokenFor: row.id }, row.id),
    listOrderMoney(app, row.id),
    listHistory(app.db, row.id),
    listEInvoices(app.db, row.id),
    refundableSen(app, row.id),
    isReversibleToday(app, row.id),
  ]);
  const owner = patientOfOrder(row);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'look', subjectKind: 'order', subjectId: row.id, ...owner }),
  );
  return {
    order,
    ...money,
    refundableSen: refundable,
    isReversible,
    mayRefund: await mayRefund(app, staff, row.id),
    history: history.map(({ at, fromState, toState, by }) => ({ at, fromState, toState, by })),
    eInvoices: eInvoices.map(({ id, typeCode, state, createdAt }) => ({ id, typeCode, state, createdAt })),
  };
}
export type AdminOrderView = Awaited<ReturnType<typeof viewAdminOrder>>;

/** The order behind an id, where one of its lines is in a hospital of the actor's. */
export async function reachableOrder(app: Ports, staff: Staff, orderId: string): Promise<OrderRow> {
  const order = orderIdShape.test(orderId) ? await findOrder(app.db, orderId) : undefined;
  if (!order) throw orderUnknown();
  const lines = await listLines(app.db, order.id);
  if (!lines.some(({ hospitalId }) => reachesLine(staff, 'look_at_orders', hospitalId))) throw orderUnknown();
  return order;
}

/** Money of an order is for somebody whose duties reach every hospital in it. */
export async function mayRefund(app: Ports, staff: Staff, orderId: string): Promise<boolean> {
  const lines = await listLines(app.db, orderId);
  return lines.length > 0 && lines.every(({ hospitalId }) => reachesLine(staff, 'refund_orders', hospitalId));
}

/** A line of a hospital is for its staff; one of the whole group, such as a membership, for who works for all. */
function reachesLine({ duties }: Staff, action: StaffAction, hospitalId: number | null): boolean {
  return hospitalId === null ? hospitalsFor(duties, action) === 'all' : mayDo(duties, action, hospitalId);
}

/** Throws 403 where the duties do not reach every hospital of the order. */
export async function requireRefunder(app: Ports, actor: Actor, orderId: string): Promise<Staff> {
  const staff = requireStaff(actor, 'refund_orders');
  if (!(await mayRefund(app, staff, orderId))) throw forbidden();
  return staff;
}

function soughtBy(app: Ports, q: string): { idLike?: string; emailHash?: string; voucherCode?: string } {
  if (q === '') return {};
  if (q.includes('@')) return { emailHash: emailHashOf(app, q) };
  const voucherCode = readVoucherCode(q);
  return voucherCode ? { voucherCode } : { idLike: q.toUpperCase() };
}

function filtersOf(state: ListState) {
  const hospitalId = Number(state.filters.hospital);
  return {
    ...(state.filters.state ? { state: state.filters.state as AdminOrder['state'] } : {}),
    ...(Number.isSafeInteger(hospitalId) && hospitalId > 0 ? { hospitalId } : {}),
    ...daysOf(state),
  };
}

/** The Malaysian days between which a list shows what happened, as moments; a day that is none is left out. */
export function daysOf({ filters }: Pick<ListState, 'filters'>): { from?: Date; until?: Date } {
  const day = (text: string | undefined) => (text && isCalendarDay(text) ? text : undefined);
  const [from, until] = [day(filters.from), day(filters.until)];
  return {
    ...(from ? { from: atMalaysianTime(from, '00:00') } : {}),
    ...(until ? { until: atMalaysianTime(addDays(until, 1), '00:00') } : {}),
  };
}

/** The account whose order it is; a guest has none. */
export function patientOfOrder({ ownerKey }: { ownerKey: string }): { patientId?: string } {
  return ownerKey.startsWith('patient:') ? { patientId: ownerKey.slice('patient:'.length) } : {};
}
