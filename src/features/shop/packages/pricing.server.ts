/** Prices: what lines cost today, by the server's own data, with the discount of a code and the service tax. */
import { memberPercent } from '#src/features/membership/memberships/memberships.rules.ts';
import { memberDiscounts } from '#src/features/membership/memberships/memberships.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { listSaleLines } from './data/packages.store.server.ts';
import { memberPriceIsBetter, packageNotAtHospital, packageNotForSale, quantityInvalid } from './packages.errors.ts';
import { mostOfOne } from './packages.rules.ts';
import type { LineRequest, PricedOrder } from './packages.schema.ts';
import { atMemberPrice, priceOrder, taxPercentOn, type UnpricedLine } from './pricing.rules.ts';
import { promotionFor } from './promotions.server.ts';

/** The app, or a transaction with the app's clock. */
export type PriceSource = { db: Database | Transaction } & Pick<App, 'clock'>;

export interface PriceOptions {
  promotionCode?: string | undefined;
  /** The owner whose personal limit of the code counts. */
  ownerKey: string;
  phoneOrEmailHash?: string | undefined;
}

/**
 * Prices lines in integer sen: unit price, unit price x quantity, discount, 6 % service tax where the person treated
 * is not a citizen (a dated setting), payable. A member's lines have the member's price, unless the code gives a
 * larger discount. Throws `package_not_for_sale` (404), `package_not_at_hospital` and `quantity_invalid` (422), and
 * the refusals of the code (`member_price_is_better` among them).
 */
export async function priceLines(
  source: PriceSource,
  lines: readonly LineRequest[],
  options: PriceOptions,
): Promise<PricedOrder> {
  // One after the other: a transaction has one connection.
  const normal = await saleLines(source, lines);
  const taxPercent = await serviceTaxPercent(source);
  const discounts = await memberDiscounts(source, options.ownerKey);
  const forMembers = priceOrder(
    normal.map((line) => atMemberPrice(line, memberPercent(discounts, line.personId))),
    taxPercent,
    null,
  );
  const code = options.promotionCode?.trim();
  if (!code) return { ...forMembers, promotion: null };
  const totals = normal.map((line) => ({ totalSen: line.quantity * line.unitPriceSen, type: line.type }));
  const promotion = await promotionFor(source, { ...options, code }, totals);
  const promoted = priceOrder(normal, taxPercent, promotion);
  // Discounts are not added up: the larger one counts, and a code without advantage is not used.
  if (forMembers.totalSen <= promoted.totalSen) throw memberPriceIsBetter();
  return {
    ...promoted,
    promotion: {
      id: promotion.id,
      code: promotion.code,
      name: promotion.name,
      approvalNumber: promotion.approvalNumber ?? '',
    },
  };
}

/** Service tax for people who are not citizens, today, in percent. */
export async function serviceTaxPercent(source: PriceSource): Promise<number> {
  const { rates } = await readSetting(source, 'serviceTax');
  return taxPercentOn(rates, malaysianDay(source.clock.now()));
}

async function saleLines(source: PriceSource, lines: readonly LineRequest[]): Promise<UnpricedLine[]> {
  const found = await listSaleLines(source, lines);
  return lines.map((request) => {
    if (!Number.isInteger(request.quantity) || request.quantity < 1 || request.quantity > mostOfOne)
      throw quantityInvalid();
    const line = found.find(
      ({ packageId, hospitalId }) => packageId === request.packageId && hospitalId === request.hospitalId,
    );
    if (!line) throw packageNotForSale();
    if (!line.isOffered) throw packageNotAtHospital();
    const { isOffered: _isOffered, ...facts } = line;
    return {
      ...facts,
      unitPriceSen: line.normalPriceSen,
      quantity: request.quantity,
      personIsCitizen: request.personIsCitizen,
      personId: request.personId,
    };
  });
}
