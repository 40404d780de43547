import { filteredAddress } from '#src/shared/list-address.ts';
import type { PackageCardData, PackageFilters, PackageSort } from './packages.schema.ts';

/** Page size of card lists. */
export const packagesPerPage = 12;
export const defaultSort: PackageSort = 'popular';
/** Side by side on one screen, and no more. */
export const mostCompared = 3;
/** Of one package in one line. */
export const mostOfOne = 20;

/** The filters in the order in which their chips are shown; sorting is no filter. */
export const filterNames = ['type', 'age', 'gender', 'location'] as const;
export type FilterName = (typeof filterNames)[number];

/** The address of the list with these filters; empty values and the default order stay out of it. */
export function listAddress(filters: PackageFilters, page = 1): string {
  return filteredAddress({ path: '/health-package', filterNames, usualSort: defaultSort }, filters, page);
}

/** The same filters less one: where a chip's remove link leads. */
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

export function compareAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/health-package/compare' : `/health-package/compare?packages=${slugs.join(',')}`;
}

/** A code as it is compared: capitals, without spaces. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase().slice(0, 40);
}

/** 'YYYY-MM' or a day of it, as the first day. */
export function monthStart(month: string): string {
  return `${month.slice(0, 7)}-01`;
}

/** An approval is in force on its first and on its last day. */
export function isApprovalInForce(
  approval: { approvalNumber: string | null; approvalStartsOn: string | null; approvalExpiresOn: string | null },
  day: string,
): boolean {
  const { approvalNumber, approvalStartsOn, approvalExpiresOn } = approval;
  return Boolean(
    approvalNumber && approvalStartsOn && approvalExpiresOn && approvalStartsOn <= day && day <= approvalExpiresOn,
  );
}

/** Ages for machines, in English: '30 and over', '9 to 45'. */
export function ageWordsEnglish({ minAge, maxAge }: Pick<PackageCardData, 'minAge' | 'maxAge'>): string {
  return maxAge === null ? `${minAge} and over` : `${minAge} to ${maxAge}`;
}
