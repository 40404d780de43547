import { memberPercent } from '#src/features/membership/memberships/memberships.rules.ts';
import { memberDiscounts } from '#src/features/membership/memberships/memberships.server.ts';
import { listOffers, packageTitles, serviceTaxPercent } from '#src/features/shop/packages/packages.server.ts';
import { atMemberPrice, priceOrder } from '#src/features/shop/packages/pricing.rules.ts';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countOf, isBuyable, unpricedLine } from './cart.rules.ts';
import type { CartLine, CartOffer, CartView } from './cart.schema.ts';
import { listLines, type CartRow } from './data/cart.store.server.ts';

type Reader = Pick<App, 'db' | 'clock'>;
type Offer = NonNullable<ReturnType<Awaited<ReturnType<typeof listOffers>>['get']>> & { unitPriceSen: number };

/**
 * The cart at today's prices. Every line is listed, also one that cannot be bought any more; totals count the
 * selected lines that can be bought.
 */
export async function viewCart(app: Reader, actor: Actor): Promise<CartView> {
  const ownerKey = ownerOf(actor);
  const rows = ownerKey ? await listLines(app.db, ownerKey) : [];
  if (!ownerKey || rows.length === 0) return { lines: [], priced: null, count: 0 };
  const ids = [...new Set(rows.map(({ packageId }) => packageId))];
  const offers = await listOffers(app, ids);
  const discounts = await memberDiscounts(app, ownerKey);
  const titles = await packageTitles(
    app,
    ids.filter((id) => !offers.has(id)),
  );
  const lines = rows.map((row) => {
    const offer = offers.get(row.packageId);
    return lineOf(
      row,
      offer && atMemberPrice({ ...offer, normalPriceSen: offer.priceSen }, memberPercent(discounts, row.personId)),
      offer?.title ?? titles.get(row.packageId) ?? { en: '' },
    );
  });
  const bought = lines.filter(isBuyable);
  // The same rules as at checkout, on the rows that were just read: the checkout reads them again and decides.
  const priced =
    bought.length === 0
      ? null
      : { ...priceOrder(bought.map(unpricedLine), await serviceTaxPercent(app), null), promotion: null };
  return { lines, priced, count: countOf(rows) };
}

/** One package as the only line of a cart: nothing is stored. */
export interface SingleWanted {
  packageId: number;
  /** Absent while the buyer has not chosen a hospital. */
  hospitalId?: number | undefined;
  quantity: number;
  personIsCitizen: boolean | null;
}

export interface SingleView extends CartView {
  lines: [CartLine & { offer: CartOffer }];
  /** Whether the hospital is known: the chosen one, or the only one. Prices do not depend on it. */
  isPlaced: boolean;
}

/** The id of the line of a single package: it is in no cart. */
export const singleLineId = 'single';

/** A package at today's price, without the cart; null where it is not on sale. The cart's own lines are not read. */
export async function viewSingle(
  app: Reader,
  { packageId, hospitalId, quantity, personIsCitizen }: SingleWanted,
): Promise<SingleView | null> {
  const offer = (await listOffers(app, [packageId])).get(packageId);
  const [first] = offer?.hospitals ?? [];
  if (!offer || !first) return null;
  const wanted = offer.hospitals.find(({ id }) => id === hospitalId);
  const row = {
    id: singleLineId,
    packageId,
    hospitalId: (wanted ?? first).id,
    personId: null,
    personIsCitizen,
    quantity,
    isSelected: true,
    shownPriceSen: offer.priceSen,
  };
  const line = lineOf(row, { ...offer, unitPriceSen: offer.priceSen }, offer.title) as CartLine & { offer: CartOffer };
  const priced = { ...priceOrder([unpricedLine(line)], await serviceTaxPercent(app), null), promotion: null };
  return { lines: [line], priced, count: quantity, isPlaced: wanted !== undefined || offer.hospitals.length === 1 };
}

/** The number of items in the cart, for the header's badge. */
export async function cartCount(app: Pick<App, 'db'>, actor: Actor): Promise<number> {
  const ownerKey = ownerOf(actor);
  return ownerKey ? countOf(await listLines(app.db, ownerKey)) : 0;
}

function lineOf(
  row: Omit<CartRow, 'ownerKey' | 'createdAt' | 'updatedAt'>,
  offer: Offer | undefined,
  title: CartLine['title'],
): CartLine {
  const { id, packageId, hospitalId, personId, personIsCitizen, quantity, isSelected } = row;
  const hospital = offer?.hospitals.find((each) => each.id === hospitalId);
  return {
    id,
    packageId,
    hospitalId,
    personId,
    personIsCitizen,
    quantity,
    isSelected,
    title,
    offer:
      offer && hospital
        ? {
            slug: offer.slug,
            validityDays: offer.validityDays,
            approvalNumber: offer.approvalNumber,
            approvalExpiresOn: offer.approvalExpiresOn,
            type: offer.type,
            picture: offer.picture,
            photo: offer.photo,
            hospitalName: hospital.name,
            hospitals: offer.hospitals,
            unitPriceSen: offer.unitPriceSen,
            normalPriceSen: offer.priceSen,
            totalSen: quantity * offer.unitPriceSen,
          }
        : null,
    formerPriceSen: offer && offer.unitPriceSen !== row.shownPriceSen ? row.shownPriceSen : null,
  };
}
