/** Exchange rates from a file: read, checked and written by an import, which is undone as a whole. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { deleteRate, listStoredRates, upsertRate } from './data/exchange-rates.store.server.ts';
import { readRate, type ExchangeRate } from './exchange-rates.rules.ts';
import { rateFaults } from './rate-faults.rules.ts';

type Ports = Pick<App, 'clock'>;

/** A rate as a file has it. */
export interface TypedRate {
  currency: string;
  day: string;
  /** Per 100 ringgit: '30.45'. */
  rate: string;
}

/** All rates, the newest day first. */
export function listImportedRates(tx: Transaction): Promise<ExchangeRate[]> {
  return listStoredRates(tx);
}

/** The faults of a rate by field; its day must be today or earlier. */
export function importedRateFaults(app: Ports, typed: TypedRate): Record<string, MessageText> {
  return rateFaults(typed, malaysianDay(app.clock.now()));
}

/** Replaces the rate of its currency and day; null removes it. */
export async function putImportedRate(
  app: Ports,
  tx: Transaction,
  input: { staff: Staff; currency: string; day: string; rate: string | null; importId: string },
): Promise<void> {
  const { staff, currency, day, rate, importId } = input;
  const per100Myr = rate === null ? null : readRate(rate);
  if (per100Myr === null) await deleteRate(tx, { currency, day });
  else await upsertRate(tx, { currency, day, per100Myr, setBy: staff.accountId, setAt: app.clock.now() });
  await recordAudit(app, tx, {
    actor: staff,
    action: per100Myr === null ? 'rate_removed' : 'rate_set',
    subjectKind: 'exchange_rate',
    subjectId: currency,
    detail: { day, ...(per100Myr === null ? {} : { per100Myr }), import: importId },
  });
  await invalidateTag(tx, 'treatments');
}
