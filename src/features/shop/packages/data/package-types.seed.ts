import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { packageTypes } from './packages.table.ts';

const types: readonly (readonly [slug: string, en: string, ms: string, zh: string])[] = [
  ['screening', 'Health screening', 'Saringan kesihatan', '健康检查'],
  ['heart', 'Heart', 'Jantung', '心脏'],
  ['women', 'Women', 'Wanita', '女性'],
  ['men', 'Men', 'Lelaki', '男性'],
  ['children', 'Children', 'Kanak-kanak', '儿童'],
  ['maternity', 'Maternity', 'Bersalin', '孕产'],
  ['dental', 'Dental', 'Pergigian', '牙科'],
  ['vaccination', 'Vaccination', 'Vaksinasi', '疫苗'],
  ['senior', 'Seniors', 'Warga emas', '长者'],
  ['pre-marital', 'Pre-marital', 'Pra-perkahwinan', '婚前'],
  ['sports', 'Sports', 'Sukan', '运动'],
  ['diabetes', 'Diabetes', 'Kencing manis', '糖尿病'],
  ['cancer', 'Cancer screening', 'Saringan kanser', '癌症筛检'],
  ['eyes', 'Eyes', 'Mata', '眼睛'],
];

/** The kinds of packages by which visitors look for one. */
export const referencePackageTypes = referenceSet({
  name: 'package types',
  cacheTags: ['packages'],
  rows: types.map(([slug, en, ms, zh], index) => ({
    slug,
    name: { en, ms, zh },
    picture: `package-${slug}`,
    position: index + 1,
  })),
  keyOf: ({ slug }) => slug,
  insert: (tx, rows) => tx.insert(packageTypes).values(rows).onConflictDoNothing(),
});
