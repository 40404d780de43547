/** Reads packages as visitors see them: the list with its filters, one page, a comparison, prices for members. */
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { memberPriceSen } from '#src/features/membership/memberships/memberships.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import {
  findPackage,
  listCards,
  listCardsByIds,
  listChoiceCounts,
  listOffersByIds,
  listPackagesBySlugs,
  listPopularCards,
  listRelatedIds,
  listTitles,
  listTypes,
  type Narrowing,
  type Offer,
  type Source,
} from './data/packages.store.server.ts';
import { filterNames, relatedShown } from './packages.rules.ts';
import {
  packageFiltersSchema,
  type PackageCardData,
  type PackageCounts,
  type PackageDetail,
  type PackageFilterOptions,
  type PackageFilters,
  type PackageList,
  type PackagePageData,
} from './packages.schema.ts';
import { serviceTaxPercent } from './pricing.server.ts';

type Reader = Pick<App, 'db' | 'clock'>;

/** A page of the packages on sale that match all filters (specification, section 3). */
export async function listPackages(
  app: Reader & Pick<App, 'cache'>,
  wanted: PackageFilters & { limit: number; offset: number; language: Language },
): Promise<PackageList> {
  const { limit, offset, language, ...filters } = wanted;
  const { cards, total } = await listCards(app, await narrowingOf(app, filters), { limit, offset, language });
  return { items: cards, total, limit, offset };
}

/** The number of packages that each choice of the filters would leave, beside the other filters in use. */
export async function countPackageChoices(
  app: Reader & Pick<App, 'cache'>,
  filters: PackageFilters,
): Promise<PackageCounts> {
  const counts: PackageCounts = {};
  for (const { name, value, packages } of await listChoiceCounts(app, await narrowingOf(app, filters)))
    counts[name] = { ...counts[name], [value]: packages };
  return counts;
}

/** The filters with the hospitals that their location stands for. */
async function narrowingOf(
  app: Pick<App, 'db' | 'cache'>,
  { location, ...filters }: PackageFilters,
): Promise<Narrowing> {
  if (!location) return filters;
  const hospitals = (await hospitalOptions(app)).filter(({ name, state }) => name === location || state === location);
  return { ...filters, hospitalIds: hospitals.map(({ id }) => id) };
}

/** The choices of the filters. */
export async function loadPackageFilterOptions(app: Pick<App, 'db' | 'cache'>): Promise<PackageFilterOptions> {
  const [types, hospitals] = await Promise.all([
    app.cache.get('package types', ['packages'], () => listTypes(app)),
    hospitalOptions(app),
  ]);
  return { types, hospitals: hospitals.map(({ name, state }) => ({ name, state })) };
}

/**
 * The filters of an address. Unknown values are left out and named in `ignored`, so that a page can still show the
 * list and say so, and a call can refuse them.
 */
export function readPackageFilters(
  query: URLSearchParams,
  options: PackageFilterOptions,
): { filters: PackageFilters; ignored: string[] } {
  const filters: Record<string, string> = {};
  const ignored: string[] = [];
  for (const name of [...filterNames, 'sortBy'] as const) {
    const typed = query.get(name)?.trim();
    if (!typed) continue;
    const parsed = packageFiltersSchema.shape[name].safeParse(typed);
    if (parsed.success && parsed.data && isKnown(name, parsed.data, options)) filters[name] = parsed.data;
    else ignored.push(name);
  }
  return { filters: filters as PackageFilters, ignored };
}

/** The data of a package's page by the keyword's item id (an id, or a slug); null when it is not on sale. */
export async function loadPackagePage(
  app: Reader & Pick<App, 'cache'>,
  id: number | string,
  _language: Language,
): Promise<PackagePageData | null> {
  const isNumber = typeof id === 'number' || /^\d{1,9}$/.test(id);
  const item = await findPackage(app, isNumber ? { id: Number(id) } : { slug: id });
  if (!item) return null;
  const [relatedIds, taxPercent, discounts] = await Promise.all([
    listRelatedIds(app, item.id, relatedShown),
    serviceTaxPercent(app),
    tierDiscounts(app),
  ]);
  return {
    item,
    related: await listCardsByIds(app, relatedIds),
    taxPercent,
    memberPrices: tierPrices(item.priceSen, discounts),
  };
}

/** The discount of a care programme tier on packages, in percent. */
interface TierDiscount {
  name: string;
  packagePercent: number;
}
export interface TierPrice {
  tier: string;
  priceSen: number;
}

/** The tiers with a discount on packages, lower ones first. */
export async function tierDiscounts(app: Pick<App, 'db' | 'cache'>): Promise<TierDiscount[]> {
  const { tiers } = await shownSetting(app, 'careProgramme');
  return tiers.filter(({ packagePercent }) => packagePercent > 0);
}

/** The price for members of each tier. */
export function tierPrices(priceSen: number, discounts: readonly TierDiscount[]): TierPrice[] {
  return discounts.map(({ name, packagePercent }) => ({
    tier: name,
    priceSen: memberPriceSen(priceSen, packagePercent),
  }));
}

/** The largest discount of any tier on packages, in percent. */
export async function bestMemberPercent(app: Pick<App, 'db' | 'cache'>): Promise<number> {
  const { tiers } = await shownSetting(app, 'careProgramme');
  return Math.max(0, ...tiers.map(({ packagePercent }) => packagePercent));
}

/** The packages of a comparison: those of the slugs that are on sale. */
export function comparePackages(app: Reader, slugs: readonly string[]): Promise<PackageDetail[]> {
  return listPackagesBySlugs(app, slugs);
}

/** Cards of packages on sale by id, in that order, for collections. */
export function packageCards(app: Reader, ids: readonly number[]): Promise<PackageCardData[]> {
  return listCardsByIds(app, ids);
}

/** The best-selling packages: of the group, or of one hospital for its page. */
export function popularPackages(app: Reader, limit: number, hospitalId?: number): Promise<PackageCardData[]> {
  return listPopularCards(app, limit, hospitalId);
}

/** The offers of the given packages by id: type, price, hospitals. A package that is missing cannot be bought. */
export async function listOffers(source: Source, ids: readonly number[]): Promise<Map<number, Offer>> {
  return new Map((await listOffersByIds(source, ids)).map((offer) => [offer.id, offer]));
}

/** Titles of packages by id, whether or not they are on sale. */
export async function packageTitles(
  source: Pick<Source, 'db'>,
  ids: readonly number[],
): Promise<Map<number, LocalText>> {
  return new Map((await listTitles(source.db, ids)).map(({ id, title }) => [id, title]));
}

function isKnown(name: string, value: string, options: PackageFilterOptions): boolean {
  if (name === 'location')
    return options.hospitals.some((hospital) => hospital.name === value || hospital.state === value);
  if (name === 'type') return options.types.some(({ slug }) => slug === value);
  return true;
}
