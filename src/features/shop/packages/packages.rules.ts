/** Rules of packages for visitors: the list and its address, comparison, codes, approvals. */
import { filteredAddress } from '#src/shared/lists/list-address.ts';
import type { PackageCardData, PackageFilters, PackageSort } from './packages.schema.ts';

/** Page size of card lists. */
export const packagesPerPage = 12;
export const defaultSort: PackageSort = 'popular';
/** Most packages side by side on one screen. */
export const mostCompared = 3;
/** Most items of one package in one line. */
export const mostOfOne = 20;
/** Packages shown below another one as related. */
export const relatedShown = 3;
/** A card names at most this many hospitals, and says how many more there are. */
export const hospitalsNamed = 2;
/** A package's page shows at most this many hospitals at once; a longer list is in a disclosure. */
export const hospitalsUnfolded = 8;

/** The filters in the order of their chips; sorting is not a filter. */
export const filterNames = ['type', 'age', 'gender', 'location'] as const;
export type FilterName = (typeof filterNames)[number];

/** The address of the list with these filters; empty values and the default order are left out. */
export function listAddress(filters: PackageFilters, page = 1): string {
  return filteredAddress({ path: '/health-package', filterNames, usualSort: defaultSort }, filters, page);
}

/** The same filters without one: the target of a chip's remove link. */
export function without(filters: PackageFilters, name: FilterName): PackageFilters {
  const { [name]: _removed, ...rest } = filters;
  return rest;
}

/** Up to three slugs of an address ('a,b,c'), each once. */
export function comparedSlugs(typed: string | null): string[] {
  const slugs = (typed ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  return [...new Set(slugs)].slice(0, mostCompared);
}

/** The address of the comparison of these packages. */
export function compareAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/health-package/compare' : `/health-package/compare?packages=${slugs.join(',')}`;
}

/** A code in the form in which it is compared: capitals, without spaces. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase().slice(0, 40);
}

/** The first day of a month, from 'YYYY-MM' or a day of it. */
export function monthStart(month: string): string {
  return `${month.slice(0, 7)}-01`;
}

/** Whether an approval is in force on a day; its first and last day are included. */
export function isApprovalInForce(
  approval: { approvalNumber: string | null; approvalStartsOn: string | null; approvalExpiresOn: string | null },
  day: string,
): boolean {
  const { approvalNumber, approvalStartsOn, approvalExpiresOn } = approval;
  return Boolean(
    approvalNumber && approvalStartsOn && approvalExpiresOn && approvalStartsOn <= day && day <= approvalExpiresOn,
  );
}

/** Ages for structured data, in English: '30 and over', '9 to 45'. */
export function ageWordsEnglish({ minAge, maxAge }: Pick<PackageCardData, 'minAge' | 'maxAge'>): string {
  return maxAge === null ? `${minAge} and over` : `${minAge} to ${maxAge}`;
}

/** Whether two of the packages without a photo have the same drawing. */
export function repeatsDrawing(packages: readonly Pick<PackageCardData, 'photo' | 'picture'>[]): boolean {
  const drawings = packages.filter(({ photo }) => !photo).map(({ picture }) => picture);
  return new Set(drawings).size < drawings.length;
}

/** The checkout of this package alone; its only hospital is chosen already. */
export function buyNowAddress({ id, hospitals }: Pick<PackageCardData, 'id' | 'hospitals'>): string {
  const [only] = hospitals.length === 1 ? hospitals : [];
  return `/checkout?healthpackage_id=${id}${only ? `&hospital_id=${only.id}` : ''}`;
}
