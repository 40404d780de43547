import type { Transaction } from '#src/platform/db/transaction.ts';
import { sampleChallenge } from '#src/features/programmes/challenge/data/challenge.seed.ts';
import { sampleCareProgramme } from '#src/features/membership/memberships/data/care-programme.seed.ts';
import { settings } from './settings.table.ts';

const brand = {
  groupName: 'Melur Healthcare',
  shortName: 'Melur',
  strapline: {
    en: 'We are here for your care.',
    ms: 'Kami di sini untuk menjaga anda.',
    zh: '我们在这里，用心照顾您。',
  },
  phone: '+60 3-2610 1000',
  emergencyPhone: '999',
  whatsapp: '+60326101000',
  email: 'care@example.test',
  address: 'Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur',
  registrationNumber: '198601000123 (150123-M)',
  social: [
    { name: 'Facebook', href: 'https://facebook.example.test/melurhealthcare' },
    { name: 'Instagram', href: 'https://instagram.example.test/melurhealthcare' },
    { name: 'YouTube', href: 'https://youtube.example.test/melurhealthcare' },
  ],
  colours: { deep: '#0E2A47', teal: '#0B6B6B', gold: '#C9973B', cream: '#FFF8E8' },
  faviconUrl: '/favicon.svg',
};

const insurers = [
  'Cempaka Takaful',
  'Great Lagoon Life',
  'Kenanga Muda Insurance',
  'Nusantara Assurance',
  'Permai Takaful',
  'Selat Life',
  'Tanjung General',
  'Zamrud Medical',
];
const languages = [
  { code: 'en', en: 'English', ms: 'Inggeris', zh: '英语' },
  { code: 'ms', en: 'Malay', ms: 'Bahasa Melayu', zh: '马来语' },
  { code: 'zh', en: 'Mandarin', ms: 'Mandarin', zh: '华语' },
  { code: 'yue', en: 'Cantonese', ms: 'Kantonis', zh: '粤语' },
  { code: 'nan', en: 'Hokkien', ms: 'Hokkien', zh: '福建话' },
  { code: 'hak', en: 'Hakka', ms: 'Hakka', zh: '客家话' },
  { code: 'ta', en: 'Tamil', ms: 'Tamil', zh: '淡米尔语' },
  { code: 'te', en: 'Telugu', ms: 'Telugu', zh: '泰卢固语' },
  { code: 'ml', en: 'Malayalam', ms: 'Malayalam', zh: '马拉雅拉姆语' },
  { code: 'pa', en: 'Punjabi', ms: 'Punjabi', zh: '旁遮普语' },
  { code: 'iba', en: 'Iban', ms: 'Iban', zh: '伊班语' },
  { code: 'dtp', en: 'Kadazan Dusun', ms: 'Kadazan Dusun', zh: '卡达山杜顺语' },
  { code: 'ar', en: 'Arabic', ms: 'Arab', zh: '阿拉伯语' },
  { code: 'id', en: 'Indonesian', ms: 'Bahasa Indonesia', zh: '印尼语' },
];

export function makeSettings(): (typeof settings.$inferInsert)[] {
  return Object.entries({
    brand,
    insurers,
    languages,
    session: { timeoutMinutes: 15 },
    appointments: { cancelUntilHours: 24, holdMinutes: 5, bookingWindowDays: 14, offerMinutes: 30 },
    serviceTax: { rates: [{ from: '2025-07-01', percent: 6 }] },
    sale: {
      termsVersion: '2026-11-01',
      taxRegistrationNumber: 'W10-1808-32000123',
      eInvoiceAboveSen: 1_000_000,
      secondPersonAboveSen: 50_000,
    },
    privacyNotice: { version: '2026-11-01' },
    clinicNetwork: {
      name: 'Clearwater Clinic Network',
      memberSlugs: ['melur-tun-razak', 'melur-petaling-jaya'],
      conciergePhone: '+60 3-2610 1060',
      newsUrl: 'https://news.example.test/melur-first-in-malaysia',
      aboutUrl: 'https://clearwater.example.test/about',
      videoId: 'melurNetwrk',
    },
    challenge: sampleChallenge,
    careProgramme: sampleCareProgramme,
  }).map(([key, value]) => ({ key, value }));
}

/** Adds the settings that are missing: a later version brings new ones also to a database that staff have changed. */
export async function seedSettings(tx: Transaction): Promise<void> {
  await tx.insert(settings).values(makeSettings()).onConflictDoNothing();
}
