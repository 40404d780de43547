/** Packages: people find the check-up that suits them, see its full price, and never buy what cannot be given. */
export {
  bestMemberPercent,
  comparePackages,
  listOffers,
  listPackages,
  loadPackageFilterOptions,
  loadPackagePage,
  packageCards,
  packageTitles,
  popularPackages,
  readPackageFilters,
  tierDiscounts,
  tierPrices,
} from './catalogue.server.ts';
export type { TierPrice } from './catalogue.server.ts';
export { confirmCapacity, countSold, placesLeft, releaseCapacity, reserveCapacity } from './capacity.server.ts';
export type { CapacityRequest } from './capacity.server.ts';
export { priceLines, serviceTaxPercent } from './pricing.server.ts';
export type { PriceOptions, PriceSource } from './pricing.server.ts';
export { claimPromotion, forgetPromotionUses, releasePromotion } from './promotions.server.ts';
export type { PromotionClaim } from './promotions.server.ts';
