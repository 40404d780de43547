/** Editing of packages, places per month and promotions, up to their publication. */
export { listAdminPackages } from './packages-admin.server.ts';
export { previewPackage } from './package-preview.server.ts';
export { withdrawPackage } from './package-withdrawal.server.ts';
export {
  deleteImportedPackage,
  importWaits,
  listStoredPackages,
  mayImportReturn,
  packageImportFaults,
  publishImportedPackages,
  writeImportedPackage,
  type PackageImport,
  type StoredPackage,
} from './package-import.server.ts';
export {
  deleteImportedPromotion,
  listImportedPromotions,
  promotionImportFaults,
  writeImportedPromotion,
} from './promotions/promotion-import.server.ts';
export { invalidatePackages } from './package-changes.server.ts';
export type { PromotionDraft } from './promotions/promotion-draft.schema.ts';
export { findPackagePhoto, listPackagesForPhotos, writePackagePhoto } from './package-photo.server.ts';
export { approvePackageTexts, packageOfProposal } from './draft/package-texts.server.ts';
