/** What a checkout buys: the cart's selected lines, or the one package that its address names ('Buy now'). */
import { isBuyable } from '#src/features/shop/cart/cart.rules.ts';
import { buyNowSchema, type CartLine, type CartOffer } from '#src/features/shop/cart/cart.schema.ts';
import { viewCart, viewSingle, type SingleWanted } from '#src/features/shop/cart/cart.server.ts';
import { hospitalTown, listHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

type Reader = Pick<App, 'db' | 'clock'>;

export interface Basket {
  lines: (CartLine & { offer: CartOffer })[];
  priced: PricedOrder | null;
  /** The package that is bought without the cart. */
  single?: { slug: string; hospitals: { id: number; name: string }[]; isPlaced: boolean };
}

/** No package has this id: an address that cannot be read buys nothing, and not the cart either. */
const noPackage = 0;

/** The package that an address buys alone; undefined where it names none, and then the cart is bought. */
export function readBuyNow(query: URLSearchParams): SingleWanted | undefined {
  if (!query.has('healthpackage_id')) return undefined;
  const chosen = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const parsed = buyNowSchema.safeParse(chosen);
  if (!parsed.success) return { packageId: noPackage, quantity: 1, personIsCitizen: null };
  const { healthpackage_id: packageId, hospital_id: hospitalId, cart_quantity: quantity, person } = parsed.data;
  return { packageId, hospitalId, quantity, personIsCitizen: person ? person === 'citizen' : null };
}

/** The lines to buy. `typedHospital`: the hospital chosen in the checkout's own form. */
export async function basketOf(
  app: Reader,
  actor: Actor,
  { buyNow, typedHospital }: { buyNow: SingleWanted | undefined; typedHospital?: string | undefined },
): Promise<Basket> {
  if (!buyNow) {
    const cart = await viewCart(app, actor);
    return { lines: cart.lines.filter(isBuyable), priced: cart.priced };
  }
  const typed = recordIdText.safeParse(typedHospital);
  const view = await viewSingle(app, { ...buyNow, hospitalId: typed.success ? typed.data : buyNow.hospitalId });
  if (!view) return { lines: [], priced: null };
  const { slug, hospitals } = view.lines[0].offer;
  return { lines: view.lines, priced: view.priced, single: { slug, hospitals, isPlaced: view.isPlaced } };
}

/** The one of these hospitals that is nearest to the visitor's town; undefined without a known town. */
export async function nearestOf(
  app: Reader & Pick<App, 'cache'>,
  hospitals: readonly { id: number }[],
  townSlug: string | undefined,
): Promise<number | undefined> {
  const town = await hospitalTown(app, townSlug);
  if (!town) return undefined;
  const { items } = await listHospitals(app, { near: town.location, limit: 500, offset: 0 });
  return items.find(({ id }) => hospitals.some((each) => each.id === id))?.id;
}
