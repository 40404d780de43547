/** Prices in whole sen: members' prices, discounts, service tax and totals, with one rule of rounding. */
import { memberPriceSen } from '#src/features/membership/memberships/memberships.rules.ts';
import type { LineRequest, PricedLine, PricedOrder } from './packages.schema.ts';

/** The discount of a promotion; percent or amount, never both. */
export interface Discount {
  percentOff: number | null;
  amountOffSen: number | null;
  maximumDiscountSen: number | null;
  minimumSpendSen: number;
  /** Types that it applies to; empty means all. */
  typeSlugs: readonly string[];
}

/** A line before discount and tax. */
export type UnpricedLine = Omit<PricedLine, 'totalSen' | 'discountSen' | 'serviceTaxSen' | 'payableSen'>;

export interface TaxRate {
  /** 'YYYY-MM-DD', Malaysian day. */
  from: string;
  percent: number;
}

/** The rate in force on a day; zero before the first. */
export function taxPercentOn(rates: readonly TaxRate[], day: string): number {
  return rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0]?.percent ?? 0;
}

/** Whether service tax is due: the person treated is known not to be a citizen. */
export function owesServiceTax(line: Pick<LineRequest, 'personIsCitizen'>): boolean {
  return line.personIsCitizen === false;
}

/** The line with a member's discount in percent; the normal price is shown beside it. */
export function atMemberPrice<Line extends { normalPriceSen: number }>(
  line: Line,
  percent: number,
): Line & { unitPriceSen: number } {
  return { ...line, unitPriceSen: memberPriceSen(line.normalPriceSen, percent) };
}

/** The percentage of an amount in sen; half a sen and more is rounded up. */
export function percentOf(sen: number, percent: number): number {
  return Math.round((sen * percent) / 100);
}

/** The amount of a discount on the lines that it applies to; never more than they cost. */
export function discountOf(discount: Discount, lines: readonly { totalSen: number; type: { slug: string } }[]): number {
  const spend = sum(lines.filter(isMeant(discount)).map(({ totalSen }) => totalSen));
  if (spend === 0 || spend < discount.minimumSpendSen) return 0;
  const wanted = discount.percentOff === null ? (discount.amountOffSen ?? 0) : percentOf(spend, discount.percentOff);
  return Math.min(wanted, discount.maximumDiscountSen ?? wanted, spend);
}

/** The totals of lines: unit price x quantity, minus the discount in proportion to value, plus tax on the rest. */
export function priceOrder(
  lines: readonly UnpricedLine[],
  taxPercent: number,
  discount: Discount | null,
): Omit<PricedOrder, 'promotion'> {
  const totals = lines.map((line) => ({ ...line, totalSen: line.quantity * line.unitPriceSen }));
  const meant = totals.map((line) => (discount && isMeant(discount)(line) ? line.totalSen : 0));
  const shares = shareOut(discount ? discountOf(discount, totals) : 0, meant);
  const priced = totals.map((line, index): PricedLine => {
    const discountSen = shares[index] ?? 0;
    const serviceTaxSen = owesServiceTax(line) ? percentOf(line.totalSen - discountSen, taxPercent) : 0;
    return { ...line, discountSen, serviceTaxSen, payableSen: line.totalSen - discountSen + serviceTaxSen };
  });
  return {
    lines: priced,
    taxPercent,
    subtotalSen: sum(priced.map(({ totalSen }) => totalSen)),
    discountSen: sum(priced.map(({ discountSen }) => discountSen)),
    serviceTaxSen: sum(priced.map(({ serviceTaxSen }) => serviceTaxSen)),
    totalSen: sum(priced.map(({ payableSen }) => payableSen)),
  };
}

/** Splits an amount by weight in whole sen: the shares add up, and no share is larger than its weight. */
export function shareOut(amountSen: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0 || amountSen === 0) return weights.map(() => 0);
  let weighed = 0;
  let shared = 0;
  return weights.map((weight) => {
    weighed += weight;
    // The sum due up to this line minus what the lines before it got, so that the shares always add up.
    const due = Number((BigInt(amountSen) * BigInt(weighed)) / BigInt(whole));
    const share = due - shared;
    shared = due;
    return share;
  });
}

function isMeant(discount: Pick<Discount, 'typeSlugs'>) {
  return (line: { type: { slug: string } }) =>
    discount.typeSlugs.length === 0 || discount.typeSlugs.includes(line.type.slug);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
