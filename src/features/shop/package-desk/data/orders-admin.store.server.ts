import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, exists, gte, inArray, like, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import { follows } from '#src/platform/db/queries/keyset.ts';
import { rowByRow } from '#src/platform/db/queries/row-by-row.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { orderLines, orders, vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import type { HospitalScope, ListPart } from '#src/features/shop/orders/orders.schema.ts';

export interface AdminOrder {
  id: string;
  state: (typeof orders.$inferSelect)['state'];
  ownerKey: string;
  /** Encrypted. */
  buyer: string;
  totalSen: number;
  placedAt: Date;
  paidAt: Date | null;
  itemCount: number;
  hospitalNames: string[] | null;
}

export interface OrderSearch {
  scope: HospitalScope;
  /** An order's id or its prefix. */
  idLike?: string;
  /** Keyed hash of the buyer's mail address. */
  emailHash?: string;
  voucherCode?: string;
  state?: AdminOrder['state'];
  hospitalId?: number;
  from?: Date;
  until?: Date;
  sort: 'placed' | 'total' | 'state';
  isDescending: boolean;
}

/** The exact number: for an export, which reads all of them. */
export function countMatchingOrders(db: Database, search: OrderSearch): Promise<number> {
  return db.$count(orders, foundBy(db, search));
}

/**
 * The number for a list, which is counted no further than `mostCounted`. Orders of some hospitals are counted by their
 * lines there: among all orders they may be rare.
 */
export function countListedOrders(db: Database, search: OrderSearch): Promise<number> {
  const places = placesOf(search);
  const [place, ...others] = places ?? [];
  if (place === undefined) return countUpTo(db, { table: orders, where: foundBy(db, search), most: mostCounted });
  if (others.length === 0)
    return db.$count(
      ordersAt(db, search, { hospitalId: place })
        .limit(mostCounted + 1)
        .as('some'),
    );
  const where = and(inArray(orderLines.hospitalId, places!), isFirstAmong(db, places!), linesFoundBy(search));
  return countUpTo(db, { table: orderLines, where, most: mostCounted });
}

/**
 * The hospitals whose lines alone answer the search; undefined where all orders are searched, or so few that lines are
 * no help.
 */
function placesOf({ scope, hospitalId, emailHash, voucherCode }: OrderSearch): number[] | undefined {
  const isNarrow = emailHash !== undefined || voucherCode !== undefined;
  const isOutside = scope !== 'all' && hospitalId !== undefined && !scope.includes(hospitalId);
  const places = hospitalId === undefined ? scope : [hospitalId];
  return isNarrow || isOutside || places === 'all' ? undefined : [...places];
}

/**
 * The orders of one hospital, each once, in the list's order. They are read from the index order_lines_of_hospital,
 * which has what the list asks for: a rare state or a later page looks up no order.
 */
function ordersAt(db: Database, search: OrderSearch, { hospitalId, after }: { hospitalId: number; after?: string }) {
  const column = { placed: orderLines.placedAt, total: orderLines.orderTotalSen, state: orderLines.orderState }[
    search.sort
  ];
  const origin = { column: orderColumns[search.sort], key: orders.id };
  const direction = search.isDescending ? desc : asc;
  return db
    .selectDistinct({ id: orderLines.orderId, at: column })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.hospitalId, hospitalId),
        linesFoundBy(search),
        after
          ? follows({ column, key: orderLines.orderId, isDescending: search.isDescending, origin }, after)
          : undefined,
      ),
    )
    .orderBy(direction(column), direction(orderLines.orderId));
}

const orderColumns = { placed: orders.placedAt, total: orders.totalSen, state: orders.state };

/** The conditions of the search on an order, written for its lines. */
function linesFoundBy({ idLike, state, from, until }: OrderSearch): SQL | undefined {
  return and(
    idLike ? like(orderLines.orderId, `${likeLiteral(idLike)}%`) : undefined,
    state ? eq(orderLines.orderState, state) : undefined,
    from ? gte(orderLines.placedAt, from) : undefined,
    until ? lt(orderLines.placedAt, until) : undefined,
  );
}

/** The condition for the first line of its order in these hospitals, so that an order is counted once. */
function isFirstAmong(db: Database, places: readonly number[]): SQL {
  const earlier = db
    .select({ one: sql`1` })
    .from(sql`order_lines l`)
    .where(
      sql`l.order_id = ${orderLines.orderId} and ${inArray(sql`l.hospital_id`, [...places])} and l.position < ${orderLines.position}`,
    );
  return notExists(earlier.offset(rowByRow));
}

/** Orders of the staff member's hospitals. */
export async function searchOrders(db: Database, search: OrderSearch, part: ListPart): Promise<AdminOrder[]> {
  const column = orderColumns[search.sort];
  const direction = search.isDescending ? desc : asc;
  return db
    .select({
      id: orders.id,
      ownerKey: orders.ownerKey,
      state: orders.state,
      buyer: orders.buyer,
      totalSen: orders.totalSen,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      itemCount:
        sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = orders.id)`.mapWith(
          Number,
        ),
      hospitalNames: sql<
        string[] | null
      >`(select array_agg(distinct l.hospital_name) from order_lines l where l.order_id = orders.id)`,
    })
    .from(orders)
    .where(inArray(orders.id, pageOf(db, search, part)))
    .orderBy(direction(column), direction(orders.id));
}

/**
 * The ids of a page, chosen first, so that lines are looked up only for its orders and not for those of the pages
 * before it.
 */
function pageOf(db: Database, search: OrderSearch, part: ListPart) {
  const offset = 'offset' in part ? part.offset : 0;
  const after = 'after' in part ? part.after : undefined;
  const [place, ...others] = placesOf(search) ?? [];
  if (place !== undefined && others.length === 0) {
    const page = ordersAt(db, search, { hospitalId: place, ...(after ? { after } : {}) })
      .limit(part.limit)
      .offset(offset)
      .as('page');
    return db.select({ id: page.id }).from(page);
  }
  const column = orderColumns[search.sort];
  const direction = search.isDescending ? desc : asc;
  const next = after ? follows({ column, key: orders.id, isDescending: search.isDescending }, after) : undefined;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(foundBy(db, search), next))
    .orderBy(direction(column), direction(orders.id))
    .limit(part.limit)
    .offset(offset);
}

function foundBy(db: Database, search: OrderSearch): SQL | undefined {
  return and(
    inScope(search.scope),
    search.idLike ? like(orders.id, `${likeLiteral(search.idLike)}%`) : undefined,
    search.emailHash ? eq(orders.emailHash, search.emailHash) : undefined,
    search.voucherCode
      ? exists(
          db
            .select({ one: sql`1` })
            .from(vouchers)
            .where(and(eq(vouchers.orderId, orders.id), eq(vouchers.code, search.voucherCode))),
        )
      : undefined,
    search.state ? eq(orders.state, search.state) : undefined,
    search.hospitalId ? inScope([search.hospitalId]) : undefined,
    search.from ? gte(orders.placedAt, search.from) : undefined,
    search.until ? lt(orders.placedAt, search.until) : undefined,
  );
}

/** A voucher with its line, locked, because it is used once. */
export async function lockVoucher(tx: Transaction, code: string) {
  const [row] = await tx
    .select({ voucher: vouchers, line: orderLines, ownerKey: orders.ownerKey })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.lineId))
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.code, code))
    .for('update', { of: vouchers });
  return row;
}

export async function findVoucher(db: Database, code: string) {
  const [row] = await db
    .select({ voucher: vouchers, line: orderLines, ownerKey: orders.ownerKey })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.lineId))
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.code, code));
  return row;
}

export async function updateVoucherRedeemed(
  tx: Transaction,
  code: string,
  by: { at: Date; accountId: string; hospitalId: number },
): Promise<void> {
  await tx
    .update(vouchers)
    .set({ state: 'redeemed', redeemedAt: by.at, redeemedBy: by.accountId, redeemedHospitalId: by.hospitalId })
    .where(eq(vouchers.code, code));
}

/** The condition for orders with a line in one of the hospitals. */
function inScope(scope: HospitalScope): SQL | undefined {
  if (scope === 'all') return undefined;
  if (scope.length === 0) return sql`false`;
  return sql`exists (select from order_lines l where l.order_id = orders.id and l.hospital_id in (${sql.join(
    scope.map((id) => sql`${id}`),
    sql`, `,
  )}))`;
}
