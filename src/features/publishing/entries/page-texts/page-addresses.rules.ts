/** Pages of the route table whose whole text is an entry with the same address. */
export const wholePages = [
  '/ambulatory-care-and-wellness',
  '/klinik-wakaf-an-nur',
  '/anciliary-services',
  '/consultant',
  '/cares-terms',
  '/cares-app',
  '/cares-app/terms-and-conditions',
  '/cares-app/privacy-policy-and-account-deletion-guidelines',
  '/privacy',
  '/terms',
  '/refund-policy',
  '/cookies',
  '/accessibility',
] as const;

/**
 * Pages of the route table that show an entry among other content; entries with other slugs have no page and no link.
 */
const pagesWithMore = [
  '/cares',
  '/cares-membership',
  '/cares-platinum-plus',
  '/pdpa',
  '/procurement',
  '/contact-us',
  '/health-tourism',
  '/international-patient-centre',
  '/mccn/our-collaboration',
] as const;

/** All addresses of the route table that show an entry of the kind page. */
export const fixedPages: readonly string[] = [...wholePages, ...pagesWithMore];
const known = new Set(fixedPages);

/** Whether the route table has a page that shows the entry of this path. */
export function hasPage(path: string): boolean {
  return known.has(path);
}
