import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Seeds with texts of their own: what every installation begins with, and sentences that are put together from the
 * sample's data.
 */
const withTexts = [
  'src/features/find-care/doctors/data/doctors.seed.ts',
  'src/features/find-care/doctors/data/spoken-languages.seed.ts',
  'src/features/find-care/hospitals/data/facilities.seed.ts',
  'src/features/membership/memberships/data/care-programme.seed.ts',
  'src/features/publishing/entries/data/topics.seed.ts',
  'src/features/shop/packages/data/package-types.seed.ts',
  'src/features/shop/packages/data/packages.seed.ts',
  'src/features/site/search/data/search-phrases.seed.ts',
  'src/features/site/settings/data/setting-defaults.seed.ts',
];

it('the texts of the sample group are files in sample/, not sources', () => {
  const found = globSync('src/**/*.seed.ts').filter((path) => /\p{Script=Han}/u.test(readFileSync(path, 'utf8')));
  expect(found.toSorted()).toEqual(withTexts);
});
