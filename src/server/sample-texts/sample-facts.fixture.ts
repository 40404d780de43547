import { centreRows, phoneOf, serviceRows } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { visitingHours } from '#src/features/find-care/hospitals/data/hospital-services.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { digitsOf, type GroupFacts } from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import { partText } from '#src/features/shop/packages/data/package-items.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { makePackageHospitals } from '#src/features/shop/packages/data/packages.seed.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

/** The figures of the sample, from its data. */
export function sampleFacts(): GroupFacts {
  const centres = centreRows();
  const sold = makePackageHospitals();
  const slugOf = new Map(hospitalSamples().map(({ id, slug }) => [id, slug]));
  return {
    companyName: 'Melur Healthcare Berhad',
    registrationNumber: '198601000123 (150123-M)',
    address: 'Level 9',
    phone: '+60 3-2610 1000',
    noticeVersion: shippedNoticeVersion,
    changeHours: 24,
    signOutMinutes: 15,
    doctors: 600,
    visitingHours: visitingHours(),
    services: hospitalSamples().flatMap((sample) =>
      serviceRows(sample).map(({ name, hours }) => ({ hospital: sample.slug, name, hours })),
    ),
    hospitals: hospitalSamples().map((sample) => ({
      slug: sample.slug,
      name: sample.name,
      beds: sample.beds,
      phones: Array.from({ length: 10 }, (_, extension) => digitsOf(phoneOf(sample, extension))),
      centres: centres.filter(({ hospitalId }) => hospitalId === sample.id).map(({ name }) => name),
    })),
    packages: packageSamples().map(({ slug, title, priceRm, includes }, index) => ({
      slug,
      title,
      priceSen: priceRm * 100,
      includes: Object.values(includes)
        .flat()
        .map((key) => partText('items', key)),
      hospitals: sold
        .filter(({ packageId }) => packageId === index + 1)
        .map(({ hospitalId }) => slugOf.get(hospitalId)!),
    })),
  };
}
