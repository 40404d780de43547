/**
 * The package desk: orders of its hospitals are found, viewed and refunded; every access to a buyer's data is
 * recorded.
 */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit, recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { readInBatches, recordExport, type RowBatches } from '#src/features/console/frame/frame.server.ts';
import { daysOf, rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { isReversibleToday, refundableSen, listOrderMoney } from '#src/features/shop/payments/payments.server.ts';
import {
  countListedOrders,
  countMatchingOrders,
  searchOrders,
  type AdminOrder,
  type OrderSearch,
} from './data/orders-admin.store.server.ts';
import {
  findOrder,
  listHistory,
  listLines,
  type OrderRow,
  orderUnknown,
  emailHashOf,
  mayRefund,
  reachesLine,
  patientOfOrder,
} from '#src/features/shop/orders/orders.server.ts';
import { listEInvoices, buyerOf } from '#src/features/shop/order-documents/order-documents.server.ts';
import { orderIdShape, orderStates, readVoucherCode } from '#src/features/shop/orders/orders.rules.ts';
import { viewOrder } from '#src/features/shop/my-purchases/my-purchases.server.ts';

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
    searchOrders(app.db, search, { limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage }),
    countListedOrders(app.db, search),
  ]);
  await recordListLook(app, actor, rows);
  return { rows: rows.map((row) => adminOrderRow(app, row)), total };
}

/** All orders of the same search as CSV; the export is recorded before its first row is read. */
export async function exportAdminOrders(
  app: Ports,
  actor: Actor,
  state: ListState,
): Promise<RowBatches<AdminOrderRow>> {
  const search = orderSearch(app, actor, state);
  const total = await countMatchingOrders(app.db, search);
  await recordExport(app, actor, { subjectKind: 'order_list', subjectId: 'orders', detail: { rows: total } });
  return readInBatches(async ({ after, limit }) => {
    const rows = await searchOrders(app.db, search, { limit, after: after?.id });
    await recordListLook(app, actor, rows);
    return rows.map((row) => adminOrderRow(app, row));
  });
}

function orderSearch(app: Ports, actor: Actor, state: ListState): OrderSearch {
  const staff = requireStaff(actor, 'look_at_orders');
  return {
    scope: hospitalsFor(staff.roleAssignments, 'look_at_orders'),
    ...soughtBy(app, state.q),
    ...filtersOf(state),
    sort: state.sort as 'placed',
    isDescending: state.isDescending,
  };
}

function adminOrderRow(app: Ports, { buyer, ownerKey: _owner, ...row }: AdminOrder): AdminOrderRow {
  return { ...row, buyerName: buyerOf(app, { id: row.id, buyer }).name };
}

/** Records each access to a buyer's name. */
function recordListLook(app: Ports, actor: Actor, rows: readonly AdminOrder[]): Promise<void> {
  return inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, {
      actor,
      accesses: rows.map((row) => ({
        subjectKind: 'order',
        subjectId: row.id,
        ...patientOfOrder(row),
        detail: { where: 'list' },
      })),
    }),
  );
}

/**
 * One order with its payments and its history. Throws order_unknown (404), also for one of another hospital. The
 * access is recorded.
 */
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

/** The order, where one of its lines is in a hospital of the actor. Throws order_unknown (404). */
export async function reachableOrder(app: Ports, staff: Staff, orderId: string): Promise<OrderRow> {
  const order = orderIdShape.test(orderId) ? await findOrder(app.db, orderId) : undefined;
  if (!order) throw orderUnknown();
  const lines = await listLines(app.db, order.id);
  if (!lines.some(({ hospitalId }) => reachesLine(staff, 'look_at_orders', hospitalId))) throw orderUnknown();
  return order;
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
    ...(isRowId(hospitalId) ? { hospitalId } : {}),
    ...daysOf(state),
  };
}
