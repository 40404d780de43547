/** A package with its price as search engines read it. */
import { ageWordsEnglish } from './packages.rules.ts';
import type { PackageDetail } from './packages.schema.ts';

/** The schema.org Product with its Offer, in English, for search engines. `url` and `origin` are absolute. */
export function packageStructuredData(
  item: PackageDetail,
  page: { url: string; origin: string; group: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': page.url,
    name: item.title.en,
    description: item.summary.en,
    sku: item.slug,
    category: item.type.name.en,
    brand: { '@type': 'Brand', name: page.group },
    audience: {
      '@type': 'PeopleAudience',
      suggestedMinAge: item.minAge,
      ...(item.maxAge === null ? {} : { suggestedMaxAge: item.maxAge }),
      ...(item.gender === 'any' ? {} : { suggestedGender: item.gender }),
    },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Advertising approval', value: item.approvalNumber },
      { '@type': 'PropertyValue', name: 'Age', value: ageWordsEnglish(item) },
    ],
    offers: {
      '@type': 'Offer',
      url: page.url,
      price: (item.priceSen / 100).toFixed(2),
      priceCurrency: 'MYR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: item.approvalExpiresOn,
      seller: { '@id': `${page.origin}/#organization` },
    },
  };
}
