/** Health packages on sale: lists, pages, prices, promotions, and places per month. */
export { reserveCapacity, releaseCapacity, confirmCapacity, countSold, placesLeft } from './capacity.server.ts';
export {
  packageCards,
  listPackages,
  loadPackagePage,
  listOffers,
  packageTitles,
  popularPackages,
} from './packages-on-sale.server.ts';
export { listMonths, putCapacity } from './data/capacity.store.server.ts';
export { findSuccessor, isWithdrawn, listTypes } from './data/packages.store.server.ts';
export {
  deletePromotion,
  findPromotionRow,
  listApprovalsEnding,
  listPromotionRows,
  listStoredPromotions,
  putPromotion,
  type PromotionRow,
} from './data/promotions.store.server.ts';
export { packageNotAtHospital, packageNotForSale, quantityInvalid } from './packages.errors.ts';
export { serviceTaxPercent, priceLines } from './pricing.server.ts';
export { claimPromotion, forgetPromotionUses, releasePromotion } from './promotions.server.ts';
export { packagesToFind, storeSearchablePackage, storeSearchablePackages } from './searchable-packages.server.ts';
