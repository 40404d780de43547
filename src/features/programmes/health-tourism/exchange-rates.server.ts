/** Exchange rates: staff enter them by day, and cost guides use the newest. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import {
  countEnteredRates,
  findRate,
  listEnteredRates,
  listRatesOf,
  upsertRate,
} from './data/exchange-rates.store.server.ts';
import { offeredCurrencies, readRate, type ExchangeRate } from './exchange-rates.rules.ts';
import { rateFaults } from './rate-faults.rules.ts';
import { rateInvalid } from './health-tourism.errors.ts';

/** The newest rate of each offered currency, in the order of the choice. */
export async function currentRates(app: Pick<App, 'db' | 'cache' | 'clock'>): Promise<ExchangeRate[]> {
  const today = malaysianDay(app.clock.now());
  const rates = await app.cache.get(`exchange rates ${today}`, ['treatments'], () => listRatesOf(app.db, today));
  return offeredCurrencies.flatMap((currency) => rates.filter((rate) => rate.currency === currency));
}

/** Data of the rates' admin page: the rates in use, and a page of the entered ones, of one currency or all. */
export async function viewRates(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  actor: Actor,
  { currency, ...part }: { currency?: string | undefined; order: ListOrder; limit: number; offset: number },
) {
  requireStaffEverywhere(actor, 'keep_exchange_rates');
  const [current, entered, total] = await Promise.all([
    currentRates(app),
    listEnteredRates(app.db, { ...(currency ? { currency } : {}), ...part }),
    countEnteredRates(app.db, currency),
  ]);
  return { current, entered, total, today: malaysianDay(app.clock.now()) };
}

/** Stores the value of 100 ringgit on a day; a second entry for the day corrects it. Throws 403, rate_invalid (422). */
export async function setExchangeRate(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  typed: { currency: string; day: string; rate: string },
): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'keep_exchange_rates');
  const rate = readRate(typed.rate);
  const now = app.clock.now();
  const faults = rateFaults(typed, malaysianDay(now));
  if (Object.keys(faults).length > 0 || rate === null) throw rateInvalid(faults);
  await inTransaction(app.db, async (tx) => {
    const before = await findRate(tx, typed.currency, typed.day);
    await upsertRate(tx, {
      currency: typed.currency,
      day: typed.day,
      per100Myr: rate,
      setBy: staff.accountId,
      setAt: now,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'rate_set',
      subjectKind: 'exchange_rate',
      subjectId: typed.currency,
      detail: { day: typed.day, per100Myr: rate, ...(before ? { before: before.per100Myr } : {}) },
    });
    await invalidateTag(tx, 'treatments');
  });
}
