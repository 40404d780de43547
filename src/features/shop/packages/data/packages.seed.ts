import { hospitalSamples, isDayHospital } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { sampleReview } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays } from '#src/shared/dates.ts';
import { joinedParagraphs } from '#src/platform/sample-files/sample-files.server.ts';
import { seededRandom } from '#src/shared/seeded-random.ts';
import { partText } from './package-items.seed.ts';
import { packageSamples, type PackageSample } from './package-sample.seed.ts';
import { healthPackages, packageHospitals, promotions } from './packages.table.ts';

/** The groups by which people choose come first, because cards show the beginning. */
const groupOrder: readonly string[] = ['pictures', 'treatment', 'laboratory', 'measured', 'people', 'comfort'];

function packageRow(sample: PackageSample, index: number): typeof healthPackages.$inferInsert {
  const random = seededRandom(`package ${sample.slug}`);
  const startsOn = addDays('2026-01-05', random.int(0, 250));
  return {
    id: index + 1,
    slug: sample.slug,
    typeSlug: sample.type,
    scene: sample.scene,
    title: sample.title,
    summary: sample.summary,
    suits: sample.suits,
    about: joinedParagraphs(sample.about),
    inclusions: groupOrder.flatMap((group) =>
      sample.includes[group]
        ? [{ name: partText('groups', group), items: sample.includes[group].map((key) => partText('items', key)) }]
        : [],
    ),
    preparation: sample.prepare.map((key) => partText('preparation', key)),
    minAge: sample.ages[0],
    maxAge: sample.ages[1],
    gender: sample.gender,
    priceSen: sample.priceRm * 100,
    validityDays: sample.validityDays,
    visitMinutes: sample.minutes,
    ...sampleReview(),
    approvalNumber: `KKLIU ${String(1021 + index * 37).padStart(4, '0')}/2026`,
    approvalStartsOn: startsOn,
    approvalExpiresOn: addDays('2028-01-31', random.int(0, 300)),
    status: 'published',
    publishedAt: new Date(`${addDays(startsOn, 7)}T09:00:00+08:00`),
    timesSold: Math.round((sample.monthly * random.int(20, 90)) / 10),
  };
}

/** A day hospital delivers no babies. */
function canOffer(sample: PackageSample, hospital: { slug: string; beds: number }): boolean {
  return hospital.beds >= sample.fromBeds && !(sample.type === 'maternity' && isDayHospital(hospital));
}

export function makePackageHospitals(): (typeof packageHospitals.$inferInsert)[] {
  return packageSamples().flatMap((sample, index) =>
    hospitalSamples()
      .filter((hospital) => canOffer(sample, hospital))
      .map((hospital) => ({
        packageId: index + 1,
        hospitalId: hospital.id,
        monthlyCapacity: Math.max(4, Math.round((sample.monthly * Math.min(hospital.beds, 250)) / 200)),
      })),
  );
}

const promotionYears = {
  startsAt: new Date('2026-01-01T00:00:00+08:00'),
  endsAt: new Date('2030-01-01T00:00:00+08:00'),
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2028-12-31',
  isPublished: true,
};

export function makePromotions(): (typeof promotions.$inferInsert)[] {
  return [
    {
      code: 'MELUR10',
      name: { en: '10% off your first package', ms: 'Diskaun 10% untuk pakej pertama', zh: '首个配套九折' },
      percentOff: 10,
      maximumDiscountSen: 15_000,
      typeSlugs: [],
      personalLimit: 1,
      approvalNumber: 'KKLIU 0311/2026',
      ...promotionYears,
    },
    {
      code: 'SIHAT50',
      name: { en: 'RM50 off from RM500', ms: 'RM50 dipotong untuk belian RM500 ke atas', zh: '满 RM500 减 RM50' },
      amountOffSen: 5_000,
      minimumSpendSen: 50_000,
      typeSlugs: [],
      personalLimit: 3,
      globalLimit: 5_000,
      approvalNumber: 'KKLIU 0312/2026',
      ...promotionYears,
    },
    {
      code: 'MAMA15',
      name: { en: '15% off maternity packages', ms: 'Diskaun 15% untuk pakej bersalin', zh: '孕产配套八五折' },
      percentOff: 15,
      maximumDiscountSen: 30_000,
      typeSlugs: ['maternity'],
      personalLimit: 2,
      approvalNumber: 'KKLIU 0313/2026',
      ...promotionYears,
    },
    {
      code: 'WARGAEMAS',
      name: { en: '20% off for seniors', ms: 'Diskaun 20% untuk warga emas', zh: '长者八折' },
      percentOff: 20,
      typeSlugs: ['senior'],
      globalLimit: 1_000,
      personalLimit: 2,
      approvalNumber: 'KKLIU 0314/2026',
      ...promotionYears,
    },
  ];
}

export async function seedPackages(tx: Transaction): Promise<void> {
  await tx.insert(healthPackages).values(packageSamples().map(packageRow));
  await tx.insert(packageHospitals).values(makePackageHospitals());
  await tx.insert(promotions).values(makePromotions());
}
