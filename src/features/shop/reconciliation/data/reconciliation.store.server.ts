import { sql, type SQL } from 'drizzle-orm';
import { figureRows, onDay, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import type { Finding } from '../reconciliation.rules.ts';

export interface Moments {
  from: Date;
  /** Not included. */
  until: Date;
}

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

/** The ledger of each day of the payment: lines, those that do not match, and their amounts in sen. For the group. */
export const ledgerDays: DaySource = {
  name: 'ledger',
  figures: ['ledger'],
  count: (relation) => sql`select 'ledger' as figure, 0 as hospital_id, days.day, '' as label, f.a, f.b, f.c, f.d, f.e
    from ${relation} cross join lateral (
      select count(*) as a, count(*) filter (where finding <> 'matches') as b, sum(order_sen) as c, sum(paid_sen) as d,
        coalesce(sum(paid_sen) filter (where finding = 'surplus'), 0) as e
      from (${paymentLines((at) => onDay(at, sql`days.day`))} union all ${orderLines((at) => onDay(at, sql`days.day`))}) ledger having count(*) > 0) f`,
};

export interface LedgerDay {
  /** 'YYYY-MM-DD' in Malaysia. */
  day: string;
  lines: number;
  /** Number of lines that do not match. */
  open: number;
  ordersSen: number;
  paidSen: number;
  surplusSen: number;
}

/** The days of a period that have lines, newest first, each with its sums. */
export async function listLedgerDays(
  db: Database,
  { from, until }: { from: string; until: string },
): Promise<LedgerDay[]> {
  const { rows } = await db.execute<Record<string, string>>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, a, b, c, d, e
      from ${figureRows(ledgerDays, { figure: 'ledger', from, until, hospitals: 'all' })} order by day desc`,
  );
  return rows.map(({ day, a, b, c, d, e }) => ({
    day: day!,
    lines: Number(a),
    open: Number(b),
    ordersSen: Number(c),
    paidSen: Number(d),
    surplusSen: Number(e),
  }));
}

interface Part {
  limit: number;
  offset: number;
}

/** A part of the lines that do not match, of some days ('YYYY-MM-DD'), newest first. */
export async function listMismatches(
  db: Database,
  days: readonly string[],
  { limit, offset }: Part,
): Promise<ReconciledRow[]> {
  const onThese = (at: SQL) => onDay(at, sql`days.day`);
  const { rows } = await db.execute<LedgerRow>(sql`
    select ledger.* from (select unnest(${sql.param(`{${days.join(',')}}`)}::date[]) as day) days cross join lateral (
      select * from (${paymentLines(onThese)} union all ${orderLines(onThese)}) lines where finding <> 'matches' offset 0) ledger
    order by paid_at desc, key desc limit ${limit} offset ${offset}`);
  return rows.map(lineOf);
}

/**
 * The part of the period's payments that match their order, newest first: read by the index on paid_at, and no further
 * than the part.
 */
export async function listMatches(db: Database, span: Moments, { limit, offset }: Part): Promise<ReconciledRow[]> {
  const { rows } = await db.execute<LedgerRow>(sql`
    select * from (${paymentLines(within(span))}) ledger where finding = 'matches'
    order by paid_at desc, key desc limit ${limit} offset ${offset}`);
  return rows.map(lineOf);
}

/**
 * The lines after one that was read before, newest first: payments and orders are each read by their index on paid_at,
 * and no further than the limit.
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
    (select * from (${paymentLines(within(span))}) payment_lines ${later} ${newestFirst}) union all
    (select * from (${orderLines(within(span))}) order_lines ${later} ${newestFirst}) ${newestFirst}`);
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

/** The condition on a time of payment. */
type IsAsked = (at: SQL) => SQL;

const within =
  ({ from, until }: Moments): IsAsked =>
  (at) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;

const takenStates = sql`('paid', 'refunded')`;

/**
 * Payments, with the order that each settled. The payment's time decides the day, for the order too. Each payment's
 * request and order are looked up by their keys (`limit 1`): joined freely, both tables would be read whole.
 */
function paymentLines(isAsked: IsAsked): SQL {
  return sql`select p.id::text as key, p.order_id, coalesce(p.transaction_id, '') as transaction_id, p.paid_at, p.paid_at::text as place,
      case when r.settled_payment_id = p.id and o.id is not null then o.total_sen else 0 end as order_sen, p.amount_sen as paid_sen,
      case when r.settled_payment_id is distinct from p.id then 'surplus' when o.id is null then 'payment_without_order'
        when o.total_sen <> p.amount_sen then 'other_amount' else 'matches' end as finding
    from payments p
      cross join lateral (select settled_payment_id from payment_requests where order_id = p.order_id limit 1) r
      left join lateral (select id, total_sen from orders where id = p.order_id and state in ${takenStates} limit 1) o on true
    where p.state in ${takenStates} and ${isAsked(sql`p.paid_at`)}`;
}

/** Paid orders without a payment: there should be none. Each order's payment is looked up by its key (`offset 0`). */
function orderLines(isAsked: IsAsked): SQL {
  return sql`select o.id as key, o.id as order_id, '' as transaction_id, o.paid_at, o.paid_at::text as place,
      o.total_sen as order_sen, 0 as paid_sen, 'order_without_payment' as finding
    from orders o
    where o.state in ${takenStates} and ${isAsked(sql`o.paid_at`)}
      and not exists (select from payment_requests r join payments p on p.id = r.settled_payment_id
        where r.order_id = o.id and p.state in ${takenStates} offset 0)`;
}
