import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { ExchangeRate } from '../exchange-rates.rules.ts';
import { exchangeRates } from './exchange-rates.table.ts';

const columns = { currency: exchangeRates.currency, day: exchangeRates.day, per100Myr: exchangeRates.per100Myr };

/** The newest rate of each currency up to that day. */
export async function listRatesOf(db: Database, day: string): Promise<ExchangeRate[]> {
  return db
    .selectDistinctOn([exchangeRates.currency], columns)
    .from(exchangeRates)
    .where(lte(exchangeRates.day, day))
    .orderBy(exchangeRates.currency, desc(exchangeRates.day));
}

export async function findRate(
  db: Database | Transaction,
  currency: string,
  day: string,
): Promise<ExchangeRate | undefined> {
  const [row] = await db
    .select(columns)
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.day, day)));
  return row;
}

/** The entered rates, by day or by currency. */
export async function listEnteredRates(
  db: Database,
  { currency, order, limit, offset }: { currency?: string; order: ListOrder; limit: number; offset: number },
): Promise<(ExchangeRate & { setAt: Date })[]> {
  const direction = order.isDescending ? desc : asc;
  return db
    .select({ ...columns, setAt: exchangeRates.setAt })
    .from(exchangeRates)
    .where(currency ? eq(exchangeRates.currency, currency) : undefined)
    .orderBy(
      ...(order.sort === 'currency'
        ? [direction(exchangeRates.currency), desc(exchangeRates.day)]
        : [direction(exchangeRates.day), exchangeRates.currency]),
    )
    .limit(limit)
    .offset(offset);
}

export function countEnteredRates(db: Database, currency: string | undefined): Promise<number> {
  return db.$count(exchangeRates, currency ? eq(exchangeRates.currency, currency) : undefined);
}

/** All entered rates, the newest day first. */
export function listStoredRates(tx: Transaction): Promise<ExchangeRate[]> {
  return tx.select(columns).from(exchangeRates).orderBy(desc(exchangeRates.day), exchangeRates.currency);
}

export async function deleteRate(tx: Transaction, { currency, day }: { currency: string; day: string }): Promise<void> {
  await tx.delete(exchangeRates).where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.day, day)));
}

/** One rate for each currency and day: a later entry for the same day corrects it. */
export async function upsertRate(tx: Transaction, row: typeof exchangeRates.$inferInsert): Promise<void> {
  await tx
    .insert(exchangeRates)
    .values(row)
    .onConflictDoUpdate({
      target: [exchangeRates.currency, exchangeRates.day],
      set: { per100Myr: row.per100Myr, setBy: row.setBy, setAt: row.setAt },
    });
}
