/** Promotion codes: total and personal limits are enforced by database constraints. */
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import {
  deletePersonalUses,
  findClaim,
  findPromotion,
  findUsesOf,
  giveUseBack,
  lockPromotion,
  putClaim,
  releaseClaim,
  takePersonalUse,
  takeUse,
  type PromotionRow,
} from './data/promotions.store.server.ts';
import {
  promotionNotMeant,
  promotionNotYet,
  promotionOver,
  promotionSpendTooSmall,
  promotionUnknown,
  promotionUsedByYou,
  promotionUsedUp,
} from './packages.errors.ts';
import { plainCode } from './packages.rules.ts';
import { discountOf } from './pricing.rules.ts';

export interface PromotionClaim {
  code: string;
  ownerKey: string;
  /** Keyed hash of the buyer's phone number or mail address: it recognises the same person with a new cart. */
  phoneOrEmailHash?: string | undefined;
  orderId: string;
  now: Date;
}

/**
 * Takes one use of a code for an order, in the order's transaction. Throws the reason of a refusal (422 unknown, not
 * yet, over; 409 used up, used by this person). The same order claims the same code once, however often it calls.
 */
export async function claimPromotion(
  tx: Transaction,
  claim: PromotionClaim,
): Promise<{ promotionId: number; code: string }> {
  const promotion = await promotionInForce(tx, claim.code, claim.now);
  // All claims of this code queue here, also those of the same order.
  await lockPromotion(tx, promotion.id);
  const standing = await findClaim(tx, claim.orderId);
  if (standing && !standing.isReleased) {
    if (standing.promotionId === promotion.id) return { promotionId: promotion.id, code: promotion.code };
    await releasePromotion(tx, claim.orderId);
  }
  if (!(await takeUse(tx, promotion.id))) throw promotionUsedUp();
  const personKeys = personKeysOf(claim);
  for (const personKey of personKeys) {
    if (!(await takePersonalUse(tx, { promotionId: promotion.id, personKey, personalLimit: promotion.personalLimit })))
      throw promotionUsedByYou();
  }
  await putClaim(tx, { orderId: claim.orderId, promotionId: promotion.id, personKeys, claimedAt: claim.now });
  return { promotionId: promotion.id, code: promotion.code };
}

/** Releases an order's use: it expired or was cancelled. Calling it twice releases it once. */
export async function releasePromotion(tx: Transaction, orderId: string): Promise<void> {
  const released = await releaseClaim(tx, orderId);
  if (released) await giveUseBack(tx, released.promotionId, released.personKeys);
}

/** The promotion of a typed code on these lines; throws the reason of a refusal. Takes no use: claimPromotion does. */
export async function promotionFor(
  source: { db: Database | Transaction } & Pick<App, 'clock'>,
  wanted: { code: string; ownerKey: string; phoneOrEmailHash?: string | undefined },
  lines: readonly { totalSen: number; type: { slug: string } }[],
): Promise<PromotionRow> {
  const promotion = await promotionInForce(source.db, wanted.code, source.clock.now());
  const meant = lines.filter(({ type }) => promotion.typeSlugs.length === 0 || promotion.typeSlugs.includes(type.slug));
  if (meant.length === 0) throw promotionNotMeant();
  if (discountOf(promotion, lines) === 0) throw promotionSpendTooSmall();
  if (promotion.globalLimit !== null && promotion.used >= promotion.globalLimit) throw promotionUsedUp();
  if (
    promotion.personalLimit !== null &&
    (await findUsesOf(source.db, promotion.id, personKeysOf(wanted))) >= promotion.personalLimit
  )
    throw promotionUsedByYou();
  return promotion;
}

async function promotionInForce(db: Database | Transaction, code: string, now: Date): Promise<PromotionRow> {
  const promotion = await findPromotion(db, plainCode(code), malaysianDay(now));
  if (!promotion) throw promotionUnknown();
  if (promotion.startsAt > now) throw promotionNotYet();
  if (promotion.endsAt <= now) throw promotionOver();
  return promotion;
}

function personKeysOf({
  ownerKey,
  phoneOrEmailHash,
}: {
  ownerKey: string;
  phoneOrEmailHash?: string | undefined;
}): string[] {
  // Sorted keys, so that two orders of one person queue instead of deadlocking.
  return [ownerKey, ...(phoneOrEmailHash ? [`contact:${phoneOrEmailHash}`] : [])].sort();
}

/** Anonymises the uses of codes for these orders, when their account is deleted. The total uses of each code stay. */
export function forgetPromotionUses(
  tx: Transaction,
  of: { orderIds: readonly string[]; ownerKey: string },
): Promise<void> {
  return deletePersonalUses(tx, of);
}
