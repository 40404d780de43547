import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

export interface Moments {
  from: Date;
  /** Not included. */
  until: Date;
}

export type Finding = 'matches' | 'surplus' | 'other_amount' | 'payment_without_order' | 'order_without_payment';

export interface ReconciledRow {
  /** The payment's id, or the order's where it has no payment. */
  key: string;
  orderId: string;
  transactionId: string;
  paidAt: Date;
  /** `paidAt` to the microsecond, as the database has it: the cursor for the next line. */
  place: string;
  /** 0 for a payment that settled no paid order. */
  orderSen: number;
  paidSen: number;
  finding: Finding;
}

export interface LedgerSums {
  lines: number;
  /** Number of lines that do not match. */
  open: number;
  ordersSen: number;
  paidSen: number;
  surplusSen: number;
}

/** Totals of the whole period, summed by the database. */
export async function sumLedger(db: Database, span: Moments): Promise<LedgerSums> {
  const { rows } = await db.execute<Record<keyof LedgerSums, string>>(sql`
    select count(*) as lines, count(*) filter (where finding <> 'matches') as open,
      coalesce(sum(order_sen), 0) as "ordersSen", coalesce(sum(paid_sen), 0) as "paidSen",
      coalesce(sum(paid_sen) filter (where finding = 'surplus'), 0) as "surplusSen"
    from (${paymentLines(span)} union all ${orderLines(span)}) ledger`);
  const row = rows[0]!;
  return {
    lines: Number(row.lines),
    open: Number(row.open),
    ordersSen: Number(row.ordersSen),
    paidSen: Number(row.paidSen),
    surplusSen: Number(row.surplusSen),
  };
}

interface Part {
  limit: number;
  offset: number;
}

/** A part of the period's lines that do not match, newest first: for these the whole period is compared. */
export async function listMismatches(db: Database, span: Moments, { limit, offset }: Part): Promise<ReconciledRow[]> {
  const { rows } = await db.execute<LedgerRow>(sql`
    select * from (${paymentLines(span)} union all ${orderLines(span)}) ledger where finding <> 'matches'
    order by paid_at desc, key desc limit ${limit} offset ${offset}`);
  return rows.map(lineOf);
}

/** A part of the period's payments that match their order, newest first: read by the index on paid_at, no further than the part. */
export async function listMatches(db: Database, span: Moments, { limit, offset }: Part): Promise<ReconciledRow[]> {
  const { rows } = await db.execute<LedgerRow>(sql`
    select * from (${paymentLines(span)}) ledger where finding = 'matches'
    order by paid_at desc, key desc limit ${limit} offset ${offset}`);
  return rows.map(lineOf);
}

/**
 * The lines after one that was read before, newest first: each half is read by its index on paid_at, and no further
 * than the limit.
 */
export async function listLedgerAfter(
  db: Database,
  span: Moments,
  { after, limit }: { after: Pick<ReconciledRow, 'key' | 'place'> | undefined; limit: number },
): Promise<ReconciledRow[]> {
  const later = after
    ? sql`where paid_at <= ${after.place}::timestamptz and (paid_at, key) < (${after.place}::timestamptz, ${after.key})`
    : sql``;
  const newestFirst = sql`order by paid_at desc, key desc limit ${limit}`;
  const { rows } = await db.execute<LedgerRow>(sql`
    (select * from (${paymentLines(span)}) payment_lines ${later} ${newestFirst}) union all
    (select * from (${orderLines(span)}) order_lines ${later} ${newestFirst}) ${newestFirst}`);
  return rows.map(lineOf);
}

type LedgerRow = {
  key: string;
  order_id: string;
  transaction_id: string;
  place: string;
  order_sen: number;
  paid_sen: number;
  finding: Finding;
};

function lineOf(row: LedgerRow): ReconciledRow {
  return {
    key: row.key,
    orderId: row.order_id,
    transactionId: row.transaction_id,
    paidAt: new Date(row.place),
    place: row.place,
    orderSen: row.order_sen,
    paidSen: row.paid_sen,
    finding: row.finding,
  };
}

const takenStates = sql`('paid', 'refunded')`;

/**
 * Payments, with the order that each settled. The payment's time decides the day, for the order too. Each payment's
 * request and order are looked up by their keys (`limit 1`): joined freely, both tables would be read whole.
 */
function paymentLines({ from, until }: Moments): SQL {
  return sql`select p.id::text as key, p.order_id, coalesce(p.transaction_id, '') as transaction_id, p.paid_at, p.paid_at::text as place,
      case when r.settled_payment_id = p.id and o.id is not null then o.total_sen else 0 end as order_sen, p.amount_sen as paid_sen,
      case when r.settled_payment_id is distinct from p.id then 'surplus' when o.id is null then 'payment_without_order'
        when o.total_sen <> p.amount_sen then 'other_amount' else 'matches' end as finding
    from payments p
      cross join lateral (select settled_payment_id from payment_requests where order_id = p.order_id limit 1) r
      left join lateral (select id, total_sen from orders where id = p.order_id and state in ${takenStates} limit 1) o on true
    where p.state in ${takenStates} and p.paid_at >= ${from.toISOString()}::timestamptz and p.paid_at < ${until.toISOString()}::timestamptz`;
}

/** Paid orders without a payment: there should be none. Each order's payment is looked up by its key (`offset 0`). */
function orderLines({ from, until }: Moments): SQL {
  return sql`select o.id as key, o.id as order_id, '' as transaction_id, o.paid_at, o.paid_at::text as place,
      o.total_sen as order_sen, 0 as paid_sen, 'order_without_payment' as finding
    from orders o
    where o.state in ${takenStates} and o.paid_at >= ${from.toISOString()}::timestamptz and o.paid_at < ${until.toISOString()}::timestamptz
      and not exists (select from payment_requests r join payments p on p.id = r.settled_payment_id
        where r.order_id = o.id and p.state in ${takenStates} offset 0)`;
}
