import { referenceHolidays } from '#src/features/appointments/scheduling/data/public-holidays.seed.ts';
import { referenceTopics } from '#src/features/publishing/entries/data/topics.seed.ts';
import { referenceFacilities } from '#src/features/find-care/hospitals/data/facilities.seed.ts';
import { referenceLanguages } from '#src/features/find-care/doctors/data/spoken-languages.seed.ts';
import { referencePackageTypes } from '#src/features/shop/packages/data/package-types.seed.ts';
import { referenceSearchMeanings, referenceSearchPhrases } from '#src/features/site/search/data/search-phrases.seed.ts';
import { referenceCountries } from '#src/features/site/settings/data/countries.seed.ts';
import { referenceSettings } from '#src/features/site/settings/data/setting-defaults.seed.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { giveReferenceSets } from '#src/platform/reference-data/reference-data.server.ts';

/** Everything that a group has before it enters data of its own. Roles and their permissions are in code. */
const sets = [
  referenceSettings,
  referenceTopics,
  referencePackageTypes,
  referenceHolidays,
  referenceSearchPhrases,
  referenceSearchMeanings,
  referenceCountries,
  referenceLanguages,
  referenceFacilities,
] as const;

export const referenceSetNames: readonly string[] = sets.map(({ name }) => name);

/** Run at every start, after the migrations. */
export function giveReferenceData(db: Database): Promise<void> {
  return giveReferenceSets(db, sets);
}
