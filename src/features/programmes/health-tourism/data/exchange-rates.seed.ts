import type { Transaction } from '#src/platform/db/transaction.ts';
import { exchangeRates } from './exchange-rates.table.ts';

/** Sample rates of one day. */
const per100Myr = {
  SGD: 31.2,
  USD: 24.1,
  IDR: 395_000,
  CNY: 171.5,
  AUD: 36.4,
  GBP: 18,
  EUR: 20.6,
  BDT: 2_930,
  INR: 2_120,
  JPY: 3_640,
  SAR: 90.4,
};

export async function seedExchangeRates(tx: Transaction): Promise<void> {
  await tx.insert(exchangeRates).values(
    Object.entries(per100Myr).map(([currency, rate]) => ({
      currency,
      day: '2026-11-20',
      per100Myr: rate,
      setAt: new Date('2026-11-20T18:00:00+08:00'),
    })),
  );
}
