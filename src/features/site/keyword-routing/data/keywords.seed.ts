import type { Transaction } from '#src/platform/db/transaction.ts';
import type { DoctorSamples } from '#src/features/find-care/doctors/data/doctors.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { centreRows } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { specialitySamples } from '#src/features/find-care/specialist-centres/data/speciality-sample.seed.ts';
import { keywords, movedPaths } from './keywords.table.ts';

type KeywordRow = typeof keywords.$inferInsert;
const row = (path: string, component: string, itemId: number, rest: Partial<KeywordRow> = {}): KeywordRow => ({
  path,
  component,
  itemId: String(itemId),
  url: path,
  ...rest,
});

/** Short addresses printed on leaflets. */
const shortAddresses: Record<string, string> = {
  '/heart': 'cardiology',
  '/bones-and-joints': 'orthopaedics',
  '/children': 'paediatrics',
  '/eyes': 'ophthalmology',
  '/cancer': 'oncology',
};

export function makeKeywords({ doctors, clinics }: DoctorSamples): KeywordRow[] {
  const specialityId = (slug: string) => specialitySamples().findIndex((sample) => sample.slug === slug) + 1;
  const bangsar = clinics.find(
    (clinic) => clinic.slug === 'melur-bangsar' && clinic.specialityId === specialityId('general-surgery'),
  )!;
  return [
    ...hospitalSamples().map(({ id, slug }) => row(`/${slug}`, 'hospital', id, { hospitalId: id })),
    ...doctors.map(({ id, slug }) => row(`/doctor/${slug}`, 'doctor', id)),
    ...specialitySamples().map(({ slug }, index) => row(`/speciality-centre/${slug}`, 'speciality-centre', index + 1)),
    ...centreRows().map((centre) =>
      row(`/${hospitalSamples()[centre.hospitalId - 1]!.slug}/${centre.slug}`, 'center-of-excellence', centre.id, {
        hospitalId: centre.hospitalId,
      }),
    ),
    ...clinics.map((clinic) =>
      row(
        `/speciality-centre/${specialitySamples()[clinic.specialityId - 1]!.slug}/${clinic.slug}/services`,
        'speciality-centre-service',
        clinic.id,
        { hospitalId: clinic.hospitalId },
      ),
    ),
    ...Object.entries(shortAddresses).map(([path, slug]) =>
      row(path, 'speciality-centre', specialityId(slug), { url: `/speciality-centre/${slug}` }),
    ),
    ...packageSamples().map(({ slug }, index) => row(`/health-package/${slug}`, 'health-package', index + 1)),
    row('/flu', 'health-package', packageSamples().findIndex(({ slug }) => slug === 'flu-vaccination') + 1, {
      url: '/health-package/flu-vaccination',
    }),
    row('/klinik-bangsar', 'clinic', bangsar.id, {
      url: '/speciality-centre/general-surgery/melur-bangsar/services',
      hospitalId: bangsar.hospitalId,
    }),
  ];
}

export async function seedKeywords(tx: Transaction, samples: DoctorSamples): Promise<void> {
  await tx.insert(keywords).values(makeKeywords(samples));
  await tx.insert(movedPaths).values([
    { path: '/speciality-centre/heart', movedTo: '/speciality-centre/cardiology' },
    { path: '/melur-ipoh-hospital', movedTo: '/melur-ipoh' },
    { path: '/melur-kl', movedTo: '/melur-tun-razak' },
  ]);
}
