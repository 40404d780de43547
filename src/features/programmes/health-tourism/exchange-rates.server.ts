/** Exchange rates: staff enter them by day and see their effect before they publish one; cost guides use the newest. */
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
import { changeOf, offeredCurrencies, readRate, type ExchangeRate } from './exchange-rates.rules.ts';
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

interface TypedRate {
  currency: string;
  day: string;
  rate: string;
}

export interface CheckedRate {
  rate: ExchangeRate;
  /** The newest rate up to that day; null where there is none. */
  before: ExchangeRate | null;
  /** From the rate before, in percent. */
  change: number | null;
  /** Whether a rate of a later day stays in use. */
  isOlder: boolean;
}

/** What a typed rate would change. Nothing is stored. Throws 403, rate_invalid (422). */
export async function checkExchangeRate(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  typed: TypedRate,
): Promise<CheckedRate> {
  requireStaffEverywhere(actor, 'keep_exchange_rates');
  const today = malaysianDay(app.clock.now());
  const rate = checkedRate(typed, today);
  const of = (rates: ExchangeRate[]) => rates.find(({ currency }) => currency === rate.currency) ?? null;
  const before = of(await listRatesOf(app.db, rate.day));
  const current = of(await listRatesOf(app.db, today));
  return {
    rate,
    before,
    change: before && changeOf(before.per100Myr, rate.per100Myr),
    isOlder: current !== null && current.day > rate.day,
  };
}

function checkedRate(typed: TypedRate, today: string): ExchangeRate {
  const per100Myr = readRate(typed.rate);
  const faults = rateFaults(typed, today);
  if (Object.keys(faults).length > 0 || per100Myr === null) throw rateInvalid(faults);
  return { currency: typed.currency, day: typed.day, per100Myr };
}

/**
 * Publishes the value of 100 ringgit on a day; a second entry for the day corrects it. Throws 403, rate_invalid (422).
 */
export async function setExchangeRate(app: Pick<App, 'db' | 'clock'>, actor: Actor, typed: TypedRate): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'keep_exchange_rates');
  const now = app.clock.now();
  const rate = checkedRate(typed, malaysianDay(now));
  await inTransaction(app.db, async (tx) => {
    const before = await findRate(tx, rate.currency, rate.day);
    await upsertRate(tx, { ...rate, setBy: staff.accountId, setAt: now });
    await recordAudit(app, tx, {
      actor,
      action: 'rate_set',
      subjectKind: 'exchange_rate',
      subjectId: rate.currency,
      detail: { day: rate.day, per100Myr: rate.per100Myr, ...(before ? { before: before.per100Myr } : {}) },
    });
    await invalidateTag(tx, 'treatments');
  });
}
