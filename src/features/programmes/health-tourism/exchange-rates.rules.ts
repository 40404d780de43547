/** Cost guides in another currency: the offered currencies, and formatting. The charge is always in ringgit. */

/** Currencies that staff can enter, in the order of the choice; a currency without a rate is not shown to visitors. */
export const offeredCurrencies = ['SGD', 'USD', 'IDR', 'CNY', 'AUD', 'GBP', 'EUR', 'BDT', 'INR', 'JPY', 'SAR'] as const;
export type Currency = (typeof offeredCurrencies)[number];

/** The value of 100 ringgit on a day. */
export interface ExchangeRate {
  currency: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  per100Myr: number;
}

/** An amount of whole ringgit in another currency, rounded to three figures, because it is only a guide. */
export function guideAmount(ringgit: number, { per100Myr }: ExchangeRate): number {
  const exact = (ringgit * per100Myr) / 100;
  if (exact <= 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 2);
  return Math.round(exact / step) * step;
}

/** 'SGD 7,880'. */
export function formatAmount(amount: number, currency: string): string {
  return `${currency} ${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** Parses a typed rate: '30.45', '375,200'. Null for any other text. */
export function readRate(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) return null;
  const rate = Number(text);
  return rate > 0 ? rate : null;
}

/** Percent from the rate before above which a new rate is pointed out: currencies seldom move so far in a day. */
export const largeChange = 5;

/** How far a rate is from the one before, in percent to one decimal: -2.4. */
export function changeOf(before: number, rate: number): number {
  return Math.round(((rate - before) / before) * 1_000) / 10;
}
