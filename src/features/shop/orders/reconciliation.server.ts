/** Payments beside orders: every sen that came in belongs to an order, and every paid order has its payment; what does not is shown. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/staff/staff-access.rules.ts';
import { forbidden } from '#src/features/console/staff/staff.errors.ts';
import { listRefusedMessages, listTakings } from '#src/features/shop/payments/payments.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { listPaidOrders, listSales, type SalesRow } from './data/desk.store.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export interface Span {
  /** 'YYYY-MM-DD' in Malaysia, both included. */
  from: string;
  until: string;
}

/** The span of an address; the last thirty days when it names none that makes sense. */
export function spanOf(app: Pick<App, 'clock'>, query: URLSearchParams): Span {
  const today = malaysianDay(app.clock.now());
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  const until = day('until') ?? today;
  const from = day('from') ?? addDays(until, -29);
  return from <= until && addDays(from, 400) >= until ? { from, until } : { from: addDays(until, -29), until };
}

export type Finding = 'matches' | 'surplus' | 'other_amount' | 'order_without_payment';

export interface ReconciledRow {
  orderId: string;
  transactionId: string;
  paidAt: Date | null;
  orderSen: number;
  paidSen: number;
  finding: Finding;
}

/** Only for somebody whose duties reach all hospitals: money is compared as a whole. */
export async function reconcile(app: Ports, actor: Actor, span: Span) {
  const staff = requireStaff(actor, 'reconcile_payments');
  if (hospitalsFor(staff.duties, 'reconcile_payments') !== 'all') throw forbidden();
  const [from, until] = momentsOf(span);
  const [takings, paid, refused] = await Promise.all([
    listTakings(app, from, until),
    listPaidOrders(app.db, from, until),
    listRefusedMessages(app, 50),
  ]);
  const settled = new Set(takings.filter(({ isSettling }) => isSettling).map(({ orderId }) => orderId));
  const rows: ReconciledRow[] = [
    ...paid
      .filter(({ id }) => !settled.has(id))
      .map(({ id, totalSen, paidAt }) => ({
        orderId: id,
        transactionId: '',
        paidAt,
        orderSen: totalSen,
        paidSen: 0,
        finding: 'order_without_payment' as const,
      })),
    ...takings.map(({ orderId, transactionId, paidAt, owedSen, paidSen, isSettling }) => ({
      orderId,
      transactionId,
      paidAt,
      orderSen: isSettling ? owedSen : 0,
      paidSen,
      finding: !isSettling
        ? ('surplus' as const)
        : owedSen === paidSen
          ? ('matches' as const)
          : ('other_amount' as const),
    })),
  ];
  const sum = (list: readonly number[]) => list.reduce((total, sen) => total + sen, 0);
  return {
    span,
    rows,
    refused,
    ordersSen: sum(paid.map(({ totalSen }) => totalSen)),
    paidSen: sum(takings.map(({ paidSen }) => paidSen)),
    surplusSen: sum(takings.filter(({ isSettling }) => !isSettling).map(({ paidSen }) => paidSen)),
    open: rows.filter(({ finding }) => finding !== 'matches').length,
  };
}

/** What was sold, in the actor's hospitals. */
export async function viewSales(
  app: Ports,
  actor: Actor,
  span: Span,
): Promise<{ span: Span; days: SalesRow[]; packages: SalesRow[]; hospitals: SalesRow[] }> {
  const staff = requireStaff(actor, 'look_at_orders');
  const scope = hospitalsFor(staff.duties, 'look_at_orders');
  const [from, until] = momentsOf(span);
  const [days, packages, hospitals] = await Promise.all(
    (['day', 'package', 'hospital'] as const).map((by) => listSales(app.db, { by, from, until, scope })),
  );
  return { span, days: everyDay(span, days!), packages: packages!, hospitals: hospitals! };
}

function momentsOf({ from, until }: Span): [Date, Date] {
  return [atMalaysianTime(from, '00:00'), atMalaysianTime(addDays(until, 1), '00:00')];
}

/** Days without a sale count as nothing, not as missing. */
function everyDay({ from, until }: Span, rows: readonly SalesRow[]): SalesRow[] {
  const known = new Map(rows.map((row) => [row.label, row]));
  const days: SalesRow[] = [];
  for (let day = from; day <= until; day = addDays(day, 1))
    days.push(known.get(day) ?? { label: day, sen: 0, things: 0 });
  return days;
}
