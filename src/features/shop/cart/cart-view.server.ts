import { memberPercent } from '#src/features/membership/memberships/memberships.rules.ts';
import { memberDiscounts } from '#src/features/membership/memberships/memberships.server.ts';
import { listOffers, packageTitles, serviceTaxPercent } from '#src/features/shop/packages/packages.server.ts';
import { atMemberPrice, priceOrder } from '#src/features/shop/packages/pricing.rules.ts';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countOf, isBuyable, unpricedLine } from './cart.rules.ts';
import type { CartLine, CartView } from './cart.schema.ts';
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
  // The same rules as at checkout, on the rows just read: the checkout reads again and decides.
  const priced =
    bought.length === 0
      ? null
      : { ...priceOrder(bought.map(unpricedLine), await serviceTaxPercent(app), null), promotion: null };
  return { lines, priced, count: countOf(rows) };
}

/** The number of items in the cart, for the header's badge. */
export async function cartCount(app: Pick<App, 'db'>, actor: Actor): Promise<number> {
  const ownerKey = ownerOf(actor);
  return ownerKey ? countOf(await listLines(app.db, ownerKey)) : 0;
}

function lineOf(row: CartRow, offer: Offer | undefined, title: CartLine['title']): CartLine {
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
            hospitalName: hospital.name,
            hospitals: offer.hospitals,
            unitPriceSen: offer.unitPriceSen,
            normalPriceSen: offer.priceSen,
            totalSen: quantity * offer.unitPriceSen,
          }
        : null,
    formerPriceSen: offer && offer.unitPriceSen !== row.toldPriceSen ? row.toldPriceSen : null,
  };
}
