import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { countryCodes, countryName } from '#src/shared/places/countries.ts';
import { countries } from './countries.table.ts';

/** Every country with its usual names. Malaysia comes first, because most visitors choose it. */
export const referenceCountries = referenceSet({
  name: 'countries',
  cacheTags: ['settings'],
  rows: countryCodes.map((slug) => ({
    slug,
    name: { en: countryName(slug, 'en'), ms: countryName(slug, 'ms'), zh: countryName(slug, 'zh') },
    position: slug === 'MY' ? 1 : 100,
  })),
  keyOf: ({ slug }) => slug,
  insert: (tx, rows) => tx.insert(countries).values(rows).onConflictDoNothing(),
});
