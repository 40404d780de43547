import { memberPercent, memberPriceSen } from '#src/features/membership/memberships/memberships.rules.ts';
import { memberDiscounts } from '#src/features/membership/memberships/memberships.server.ts';
import {
  listOffers,
  packageNotAtHospital,
  packageNotForSale,
  quantityInvalid,
} from '#src/features/shop/packages/packages.server.ts';
import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { cartFull, lineUnknown, ownerNeeded } from './cart.errors.ts';
import { addedQuantity, mostLines } from './cart.rules.ts';
import {
  deleteLine,
  findLine,
  findSameLine,
  listLines,
  lockCart,
  putLine,
  updateLine,
  type CartRow,
} from './data/cart.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random'>;

export interface AddToCartInput {
  packageId: number;
  /** By default the first hospital that offers the package. */
  hospitalId?: number | undefined;
  quantity: number;
  personId?: string | null | undefined;
  personIsCitizen?: boolean | null | undefined;
  isSelected?: boolean | undefined;
}

/**
 * Adds a package to the cart; the same package, hospital and person again increases its line, up to 20. Returns the
 * line's id. Throws 401 without an owner, 404 for a package that is not on sale, 422 for a wrong hospital or
 * quantity, 409 for a full cart.
 */
export async function addToCart(app: Ports, actor: Actor, input: AddToCartInput): Promise<string> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  checkQuantity(input.quantity);
  const offer = await offerOf(app, input.packageId);
  const hospitalId = input.hospitalId ?? offer.hospitals[0]?.id;
  if (hospitalId === undefined || !offer.hospitals.some(({ id }) => id === hospitalId)) throw packageNotAtHospital();
  const now = app.clock.now();
  const id = await putLine(
    app.db,
    {
      id: app.random.uuid(),
      ownerKey,
      packageId: input.packageId,
      hospitalId,
      personId: input.personId ?? null,
      personIsCitizen: input.personIsCitizen ?? null,
      quantity: input.quantity,
      isSelected: input.isSelected ?? true,
      shownPriceSen: memberPriceSen(
        offer.priceSen,
        memberPercent(await memberDiscounts(app, ownerKey), input.personId),
      ),
      createdAt: now,
      updatedAt: now,
    },
    { mostOfOne, mostLines },
  );
  if (!id) throw cartFull();
  return id;
}

export interface LineChange {
  /** One of the two: the line, or the package (its oldest line), as the specification's calls name it. */
  lineId?: string | undefined;
  packageId?: number | undefined;
  quantity?: number | undefined;
  isSelected?: boolean | undefined;
  hospitalId?: number | undefined;
  personId?: string | null | undefined;
  personIsCitizen?: boolean | null | undefined;
}

/**
 * Changes a line of the owner's own cart. A line that becomes equal to another is merged into it. A line that is no
 * longer on sale can only be unselected or removed. Throws 401, 404 for a line that does not exist or is another
 * owner's, 422, as addToCart does.
 */
export async function updateCartLine(app: Ports, actor: Actor, change: LineChange): Promise<void> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  if (change.quantity !== undefined) checkQuantity(change.quantity);
  await inTransaction(app.db, async (tx) => {
    await lockCart(tx, ownerKey);
    const line = await ownLine(tx, ownerKey, change);
    const needsOffer = change.isSelected === true || change.quantity !== undefined || change.hospitalId !== undefined;
    if (needsOffer) await checkOffer({ db: tx, clock: app.clock }, line, change);
    const wanted: CartRow = {
      ...line,
      quantity: change.quantity ?? line.quantity,
      isSelected: change.isSelected ?? line.isSelected,
      hospitalId: change.hospitalId ?? line.hospitalId,
      personId: change.personId === undefined ? line.personId : change.personId,
      personIsCitizen: change.personIsCitizen === undefined ? line.personIsCitizen : change.personIsCitizen,
      updatedAt: app.clock.now(),
    };
    await joinOrUpdate(tx, line, wanted);
  });
}

/**
 * Removes a line from the owner's own cart. Throws 401, or 404 for a line that does not exist or is another owner's.
 */
export async function removeFromCart(
  app: Pick<App, 'db'>,
  actor: Actor,
  which: { lineId?: string | undefined; packageId?: number | undefined },
): Promise<void> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  await inTransaction(app.db, async (tx) => {
    await lockCart(tx, ownerKey);
    const line = await ownLine(tx, ownerKey, which);
    await deleteLine(tx, ownerKey, line.id);
  });
}

/** Records that the owner has seen the price changes: they are shown again only when prices change again. */
export async function noteCartPrices(app: Ports, actor: Actor): Promise<void> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) return;
  await inTransaction(app.db, async (tx) => {
    await lockCart(tx, ownerKey);
    const lines = await listLines(tx, ownerKey);
    const offers = await listOffers(
      { db: tx, clock: app.clock },
      lines.map(({ packageId }) => packageId),
    );
    const discounts = await memberDiscounts({ db: tx, clock: app.clock }, ownerKey);
    for (const line of lines) {
      const offer = offers.get(line.packageId);
      const priceSen = offer && memberPriceSen(offer.priceSen, memberPercent(discounts, line.personId));
      if (priceSen !== undefined && priceSen !== line.shownPriceSen)
        await updateLine(tx, line.id, { shownPriceSen: priceSen });
    }
  });
}

async function joinOrUpdate(tx: Transaction, line: CartRow, wanted: CartRow): Promise<void> {
  const same = await findSameLine(tx, wanted);
  if (!same || same.id === line.id) return updateLine(tx, line.id, wanted);
  await deleteLine(tx, line.ownerKey, line.id);
  await updateLine(tx, same.id, {
    quantity: addedQuantity(same.quantity, wanted.quantity),
    isSelected: same.isSelected || wanted.isSelected,
    updatedAt: wanted.updatedAt,
  });
}

async function ownLine(
  tx: Transaction,
  ownerKey: string,
  which: Pick<LineChange, 'lineId' | 'packageId'>,
): Promise<CartRow> {
  const line =
    which.lineId === undefined
      ? (await listLines(tx, ownerKey)).find(({ packageId }) => packageId === which.packageId)
      : await findLine(tx, ownerKey, which.lineId);
  if (!line) throw lineUnknown();
  return line;
}

async function checkOffer(
  source: { db: Transaction } & Pick<App, 'clock'>,
  line: CartRow,
  change: LineChange,
): Promise<void> {
  const offer = await offerOf(source, line.packageId);
  const hospitalId = change.hospitalId ?? line.hospitalId;
  if (!offer.hospitals.some(({ id }) => id === hospitalId)) throw packageNotAtHospital();
}

async function offerOf(source: Parameters<typeof listOffers>[0], packageId: number) {
  const offer = (await listOffers(source, [packageId])).get(packageId);
  if (!offer) throw packageNotForSale();
  return offer;
}

function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOne) throw quantityInvalid();
}
