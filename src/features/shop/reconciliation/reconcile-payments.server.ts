/**
 * Reconciliation: compares payments with orders and shows the payments without a paid order and the paid orders
 * without a payment.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { listInTwoParts } from '#src/platform/db/queries/two-part-list.ts';
import { readInBatches, type RowBatches } from '#src/features/console/frame/frame.server.ts';
import { rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { forbidden } from '#src/features/console/roles/roles.server.ts';
import { listRefusedMessages } from '#src/features/shop/payments/payments.server.ts';
import { addDays, atMalaysianTime, isCalendarDay, malaysianDay } from '#src/shared/dates.ts';
import { daysOfPart, sumsOf, type LedgerPart } from './ledger-days.rules.ts';
import { listSales, type SalesRow } from './data/sales.store.server.ts';
import {
  listLedgerAfter,
  listMatches,
  listLedgerDays,
  listMismatches,
  type LedgerDay,
  type Moments,
  type ReconciledRow,
} from './data/reconciliation.store.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export interface Span {
  /** 'YYYY-MM-DD' in Malaysia, both included. */
  from: string;
  until: string;
}

/** The period of an address; the last thirty days when it has no valid one. */
export function spanOf(app: Pick<App, 'clock'>, query: URLSearchParams): Span {
  const today = malaysianDay(app.clock.now());
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return text.startsWith('20') && isCalendarDay(text) ? text : undefined;
  };
  const until = day('until') ?? today;
  const from = day('from') ?? addDays(until, -29);
  return from <= until && addDays(from, 400) >= until ? { from, until } : { from: addDays(until, -29), until };
}

/** The page numbers of the two lists. */
export interface LedgerPages {
  page: number;
  refusedPage: number;
}

/**
 * Reconciliation: totals over the whole period, summed by the database, with one page of the lines and one of the
 * refused messages. Only for staff of all hospitals, because amounts are compared as a whole. Throws 403.
 */
export async function reconcile(app: Ports, actor: Actor, { span, page, refusedPage }: { span: Span } & LedgerPages) {
  requireReconciler(actor);
  const moments = momentsOf(span);
  const [{ sums, rows }, refused] = await Promise.all([
    ledgerPage(app, span, page),
    listRefusedMessages(app, { ...moments, limit: rowsPerPage, offset: (refusedPage - 1) * rowsPerPage }),
  ]);
  return { span, page, refusedPage, ...sums, rows, refused };
}

/** The sums and one page of the lines; those that do not match come first. */
async function ledgerPage(app: Ports, span: Span, page: number) {
  const days = await listLedgerDays(app.db, span);
  const sums = sumsOf(days);
  const rows = await listInTwoParts(
    {
      first: (part) => (part.offset < sums.open ? openLines(app, days, part) : Promise.resolve([])),
      countFirst: () => Promise.resolve(sums.open),
      rest: (part) => matchingLines(app, days, part),
    },
    { limit: rowsPerPage, offset: (page - 1) * rowsPerPage },
  );
  return { sums, rows };
}

/** The part's lines that do not match: only the days that have them are compared. */
function openLines(app: Ports, days: readonly LedgerDay[], part: LedgerPart): Promise<ReconciledRow[]> {
  const asked = daysOfPart(days, part, ({ open }) => open);
  return listMismatches(app.db, asked.days, { limit: part.limit, offset: asked.offset });
}

/** The part's lines that match: read from the first day of the part on. */
async function matchingLines(app: Ports, days: readonly LedgerDay[], part: LedgerPart): Promise<ReconciledRow[]> {
  const asked = daysOfPart(days, part, ({ lines, open }) => lines - open);
  const [newest, oldest] = [asked.days[0], asked.days.at(-1)];
  if (!newest || !oldest) return [];
  const moments = momentsOf({ from: oldest, until: newest });
  return listMatches(app.db, moments, { limit: part.limit, offset: asked.offset });
}

/** Every line of the period for CSV, newest first. Throws 403. */
export async function exportReconciliation(app: Ports, actor: Actor, span: Span): Promise<RowBatches<ReconciledRow>> {
  requireReconciler(actor);
  const moments = momentsOf(span);
  return readInBatches((part) => listLedgerAfter(app.db, moments, part));
}

function requireReconciler(actor: Actor): void {
  const staff = requireStaff(actor, 'reconcile_payments');
  if (hospitalsFor(staff.roleAssignments, 'reconcile_payments') !== 'all') throw forbidden();
}

/** The page numbers of an address: 1 by default. */
export function ledgerPagesOf(query: URLSearchParams): LedgerPages {
  const numbered = (name: string) => {
    const page = Number(query.get(name) ?? 1);
    return Number.isInteger(page) && page >= 1 && page <= 500_000 ? page : 1;
  };
  return { page: numbered('page'), refusedPage: numbered('refused') };
}

/** The sales in the actor's hospitals. */
export async function viewSales(
  app: Ports,
  actor: Actor,
  span: Span,
): Promise<{ span: Span; days: SalesRow[]; packages: SalesRow[]; hospitals: SalesRow[] }> {
  const staff = requireStaff(actor, 'look_at_orders');
  const scope = hospitalsFor(staff.roleAssignments, 'look_at_orders');
  const { from, until } = span;
  const [days, packages, hospitals] = await Promise.all(
    (['day', 'package', 'hospital'] as const).map((by) => listSales(app.db, { by, from, until, scope })),
  );
  return { span, days: everyDay(span, days!), packages: packages!, hospitals: hospitals! };
}

function momentsOf({ from, until }: Span): Moments {
  return { from: atMalaysianTime(from, '00:00'), until: atMalaysianTime(addDays(until, 1), '00:00') };
}

/** Adds the days without a sale as zero. */
function everyDay({ from, until }: Span, rows: readonly SalesRow[]): SalesRow[] {
  const known = new Map(rows.map((row) => [row.label, row]));
  const days: SalesRow[] = [];
  for (let day = from; day <= until; day = addDays(day, 1))
    days.push(known.get(day) ?? { label: day, sen: 0, itemCount: 0 });
  return days;
}
