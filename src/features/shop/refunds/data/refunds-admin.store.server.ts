import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  min,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import { follows } from '#src/platform/db/queries/keyset.ts';
import { rowByRow } from '#src/platform/db/queries/row-by-row.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { payments, refunds } from '#src/features/shop/payments/data/payments.table.ts';
import type { RefundReason, RefundState } from '#src/features/shop/payments/payments.rules.ts';
import type { RefundWork } from '#src/features/shop/payments/payments.server.ts';
import type { HospitalScope, ListPart } from '#src/features/shop/orders/orders.schema.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';

export interface RefundSearch {
  scope: HospitalScope;
  /** An order's id or a refund's reference, or its prefix. */
  idLike?: string;
  states?: readonly RefundState[];
  reason?: RefundReason;
  from?: Date;
  until?: Date;
  sort: 'asked' | 'amount' | 'state';
  isDescending: boolean;
}

/** The exact number: for an export, which reads all of them. */
export function countFoundRefunds(db: Database, search: RefundSearch): Promise<number> {
  return db.$count(refunds, foundBy(db, search));
}

export async function findOldestRefund(db: Database, search: RefundSearch): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(refunds.createdAt) })
    .from(refunds)
    .where(foundBy(db, search));
  return row?.at ?? null;
}

/** The number for a list, which is counted no further than `mostCounted`. */
export function countListedRefunds(db: Database, search: RefundSearch): Promise<number> {
  return countUpTo(db, { table: refunds, where: foundBy(db, search), most: mostCounted });
}

const workColumns = {
  id: refunds.id,
  reference: refunds.reference,
  orderId: refunds.orderId,
  ownerKey: orders.ownerKey,
  amountSen: refunds.amountSen,
  method: refunds.method,
  reason: refunds.reason,
  note: refunds.note,
  state: refunds.state,
  proposedBy: refunds.proposedBy,
  channel: payments.channel,
  errorCode: refunds.errorCode,
  createdAt: refunds.createdAt,
};

/** Refunds of orders that are wholly within the scope, with the payment's channel. */
export async function listFoundRefunds(
  db: Database,
  search: RefundSearch,
  part: ListPart,
): Promise<(RefundWork & { ownerKey: string })[]> {
  const column = { asked: refunds.createdAt, amount: refunds.amountSen, state: refunds.state }[search.sort];
  const direction = search.isDescending ? desc : asc;
  const after = 'after' in part ? part.after : undefined;
  // The page's rows are chosen first, so that payments and orders are looked up for its refunds alone.
  const page = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        foundBy(db, search),
        after ? follows({ column, key: refunds.id, isDescending: search.isDescending }, after) : undefined,
      ),
    )
    .orderBy(direction(column), direction(refunds.id))
    .limit(part.limit)
    .offset('offset' in part ? part.offset : 0);
  return db
    .select(workColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.id, page))
    .orderBy(direction(column), direction(refunds.id));
}

function foundBy(db: Database, search: RefundSearch): SQL | undefined {
  const begins = search.idLike && `${likeLiteral(search.idLike)}%`;
  return and(
    isWholeIn(db, search.scope),
    begins ? or(ilike(refunds.orderId, begins), ilike(refunds.reference, begins)) : undefined,
    search.states ? inArray(refunds.state, [...search.states]) : undefined,
    search.reason ? eq(refunds.reason, search.reason) : undefined,
    search.from ? gte(refunds.createdAt, search.from) : undefined,
    search.until ? lt(refunds.createdAt, search.until) : undefined,
  );
}

/**
 * The same condition as for refunding: every line of the order is within the scope, and a line of the whole group needs
 * staff of all hospitals. Most orders are of one hospital, which the refund names; lines are looked up only where it
 * names none, refund by refund (rowByRow).
 */
function isWholeIn(db: Database, scope: HospitalScope): SQL | undefined {
  if (scope === 'all') return undefined;
  const here = inArray(refunds.hospitalId, [...scope]);
  if (scope.length < 2) return here;
  const lines = (where: SQL) =>
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, refunds.orderId), where))
      .offset(rowByRow);
  const elsewhere = or(isNull(orderLines.hospitalId), notInArray(orderLines.hospitalId, [...scope]))!;
  return or(
    here,
    and(
      isNull(refunds.hospitalId),
      exists(lines(inArray(orderLines.hospitalId, [...scope]))),
      notExists(lines(elsewhere)),
    ),
  );
}
