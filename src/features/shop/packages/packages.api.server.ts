import { z } from 'zod';
import { apiCall, listOf, listQuery, slugOrIdQuery } from '#src/platform/http/api-call.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { filterUnknown, packageNotForSale } from './packages.errors.ts';
import { packageFiltersSchema, type PackageCardData, type PackagePageData } from './packages.schema.ts';
import {
  listPackages,
  loadPackageFilterOptions,
  loadPackagePage,
  readPackageFilters,
  tierDiscounts,
  tierPrices,
  type TierPrice,
} from './packages-on-sale.server.ts';
import { percentOf } from './pricing.rules.ts';

const tag = 'Packages and cart';
const place = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), state: z.string() });
const packageItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  summary: z.string(),
  type: z.string().describe("The type's slug, as the filter takes it"),
  healthpackage_type_name: z.string(),
  healthpackage_price: z.number().describe('Ringgit; healthpackage_price_sen is the same in integer sen'),
  healthpackage_price_sen: z.number().int(),
  min_age: z.number().int(),
  max_age: z.number().int().nullable(),
  gender: z.enum(['any', 'female', 'male']),
  highlights: z.array(z.string()),
  inclusion_count: z.number().int(),
  hospitals: z.array(place),
  member_prices: z
    .array(z.object({ tier: z.string(), price: z.number(), price_sen: z.number().int() }))
    .describe('What members of each tier of the care programme pay for one, lower tiers first'),
  validity_days: z.number().int(),
  approval_number: z.string().describe('Approval of the Medicine Advertisements Board (KKLIU)'),
});
const packageAnswer = packageItem.omit({ highlights: true, inclusion_count: true }).extend({
  about: z.string(),
  suits: z.string(),
  preparation: z.array(z.string()),
  visit_minutes: z.number().int(),
  inclusions: z.array(z.object({ name: z.string(), items: z.array(z.string()) })),
  hospitals: z.array(place.extend({ town: z.string(), phone: z.string() })),
  approval_expires_on: z.iso.date(),
  service_tax: z
    .object({ percent: z.number(), sen: z.number().int() })
    .describe('Added where the person treated is not a citizen'),
});

export const packageCalls = [
  apiCall({
    method: 'GET',
    path: 'healthpackages/listing',
    tag,
    summary: 'Packages on sale that match all filters',
    query: listQuery.extend(packageFiltersSchema.shape),
    answer: listOf(packageItem),
    errors: { 422: ['filter_unknown'] },
    async handle({ app, query }) {
      const { lang, limit, offset, ...wanted } = query;
      const asked = new URLSearchParams(
        Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const { filters, ignored } = readPackageFilters(asked, await loadPackageFilterOptions(app));
      if (ignored.length > 0) throw filterUnknown(ignored);
      const [{ items, total }, discounts] = await Promise.all([
        listPackages(app, { ...filters, limit, offset, language: lang }),
        tierDiscounts(app),
      ]);
      return {
        items: items.map((item) => cardAnswer(item, lang, tierPrices(item.priceSen, discounts))),
        total,
        limit,
        offset,
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'healthpackages/individual',
    tag,
    summary: 'One package on sale by slug or id',
    query: slugOrIdQuery,
    answer: packageAnswer,
    errors: { 404: ['package_not_for_sale'] },
    async handle({ app, query }) {
      const page = await loadPackagePage(app, query.id ?? query.slug ?? '', query.lang);
      if (!page) throw packageNotForSale();
      return detailAnswer(page, query.lang);
    },
  }),
];

function factsOf(item: Omit<PackageCardData, 'highlights' | 'inclusionCount' | 'hospitals'>, language: Language) {
  return {
    id: item.id,
    slug: item.slug,
    url: `/health-package/${item.slug}`,
    name: localText(item.title, language).text,
    summary: localText(item.summary, language).text,
    type: item.type.slug,
    healthpackage_type_name: localText(item.type.name, language).text,
    healthpackage_price: item.priceSen / 100,
    healthpackage_price_sen: item.priceSen,
    min_age: item.minAge,
    max_age: item.maxAge,
    gender: item.gender,
    validity_days: item.validityDays,
    approval_number: item.approvalNumber,
  };
}

function pricesAnswer(prices: readonly TierPrice[]) {
  return prices.map(({ tier, priceSen }) => ({ tier, price: priceSen / 100, price_sen: priceSen }));
}

function cardAnswer(item: PackageCardData, language: Language, memberPrices: TierPrice[]): z.infer<typeof packageItem> {
  return {
    ...factsOf(item, language),
    member_prices: pricesAnswer(memberPrices),
    highlights: item.highlights.map((text) => localText(text, language).text),
    inclusion_count: item.inclusionCount,
    hospitals: item.hospitals,
  };
}

function detailAnswer(
  { item, taxPercent, memberPrices }: PackagePageData,
  language: Language,
): z.infer<typeof packageAnswer> {
  const words = (texts: readonly { en: string }[]) => texts.map((text) => localText(text, language).text);
  return {
    ...factsOf(item, language),
    member_prices: pricesAnswer(memberPrices),
    about: localText(item.about, language).text,
    suits: localText(item.suits, language).text,
    preparation: words(item.preparation),
    visit_minutes: item.visitMinutes,
    inclusions: item.inclusions.map(({ name, items }) => ({
      name: localText(name, language).text,
      items: words(items),
    })),
    hospitals: item.hospitals,
    approval_expires_on: item.approvalExpiresOn,
    service_tax: { percent: taxPercent, sen: percentOf(item.priceSen, taxPercent) },
  };
}
