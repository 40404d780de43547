import { sql } from 'drizzle-orm';
import { seedAccounts } from '#src/features/patient/accounts/data/accounts.seed.ts';
import { seedSchedules } from '#src/features/appointments/scheduling/data/schedules.seed.ts';
import { contentCacheTags } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { seedContent } from '#src/features/publishing/editor/data/content.seed.ts';
import { makeDoctors, seedDoctors } from '#src/features/find-care/doctors/data/doctors.seed.ts';
import { seedCustomForms } from '#src/features/requests/forms/data/custom-forms.seed.ts';
import { seedSampleForms } from '#src/features/requests/forms/data/forms.seed.ts';
import { seedExchangeRates } from '#src/features/programmes/health-tourism/data/exchange-rates.seed.ts';
import { hasHospitals, seedHospitals } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { seedKeywords } from '#src/features/site/keyword-routing/data/keywords.seed.ts';
import { seedMedicalCards } from '#src/features/requests/medical-cards/data/medical-cards.seed.ts';
import { seedMemberships } from '#src/features/membership/memberships/data/memberships.seed.ts';
import { seedSamplePurchases } from '#src/features/shop/orders/data/orders.seed.ts';
import { seedPackages } from '#src/features/shop/packages/data/packages.seed.ts';
import { seedSamplePatient } from '#src/features/patient/profile/data/sample-patient.seed.ts';
import { fillSearch } from '#src/features/site/search/search.server.ts';
import { seedSettings } from '#src/features/site/settings/data/settings.seed.ts';
import { seedSpecialistCentres } from '#src/features/find-care/specialist-centres/data/specialist-centres.seed.ts';
import { seedStaff } from '#src/features/console/people/data/staff.seed.ts';
import { seedThirdPartyScripts } from '#src/features/site/third-party-scripts/data/third-party-scripts.seed.ts';
import type { Secrets } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordSample } from '#src/features/console/set-up/data/record-sample.seed.ts';
import { giveReferenceData } from './reference-data.ts';

const cacheTags = [
  'settings',
  'hospitals',
  'specialist-centres',
  'doctors',
  'appointments',
  'packages',
  'keywords',
  'scripts',
  'topics',
  ...contentCacheTags,
];
/** Tables whose sample rows have fixed ids, so that their sequence must continue after them. */
const numberedTables = [
  'hospitals',
  'hospital_services',
  'patient_care_topics',
  'centres_of_excellence',
  'specialities',
  'speciality_services',
  'speciality_clinics',
  'doctors',
  'health_packages',
  'promotions',
  'content_entries',
  'third_party_scripts',
];

export interface SampleChoice {
  /** Whether visitors see the site at once. */
  isOpen: boolean;
  /** Adds accounts, whose passwords are published, with their orders, bookings and forms: never in production. */
  withAccounts: boolean;
}

/**
 * Fills a database without hospitals with the sample group, all or nothing; any other database gets only the
 * reference data that it lacks. Data that identifies a person is sealed with `secrets`.
 */
export async function seedSampleData(
  db: Database,
  secrets: Secrets,
  choice: SampleChoice = { isOpen: true, withAccounts: true },
): Promise<void> {
  await giveReferenceData(db);
  await inTransaction(db, async (tx) => {
    // Two servers that start together must not both fill the database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sample data'))`);
    if (await hasHospitals(tx)) return;
    await recordSample(tx, () => fill(tx, secrets, choice));
  });
}

async function fill(tx: Transaction, secrets: Secrets, { isOpen, withAccounts }: SampleChoice): Promise<void> {
  const doctors = makeDoctors();
  await seedSettings(tx, isOpen);
  await seedHospitals(tx);
  await seedSpecialistCentres(tx);
  await seedDoctors(tx, doctors);
  await seedSchedules(tx, doctors);
  await seedPackages(tx);
  await seedKeywords(tx, doctors);
  await seedContent(tx);
  await seedExchangeRates(tx);
  await seedCustomForms(tx);
  if (withAccounts) await fillAccounts(tx, secrets);
  await seedThirdPartyScripts(tx);
  for (const table of numberedTables) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
  await fillSearch(tx, new Date());
  for (const tag of cacheTags) await invalidateTag(tx, tag);
}

async function fillAccounts(tx: Transaction, secrets: Secrets): Promise<void> {
  await seedAccounts(tx, secrets);
  await seedSamplePatient(tx, secrets);
  await seedMemberships(tx);
  await seedMedicalCards(tx, secrets);
  await seedSamplePurchases(tx, secrets);
  await seedStaff(tx);
  await seedSampleForms(tx, secrets);
}
