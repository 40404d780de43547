import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { defaultCareProgramme } from '#src/features/membership/memberships/data/care-programme.seed.ts';
import { unnamedGroup, type SettingKey } from '../settings.schema.ts';
import { settings } from './settings.table.ts';
import { shippedColours } from '#src/shared/shipped-colours.ts';
import { shippedNoticeVersion } from './notice-version.seed.ts';

/** Nothing is invented for a group that has not entered its own data yet: an empty value is not shown. */
const brand = {
  groupName: unnamedGroup,
  shortName: 'Hospital',
  strapline: {
    en: 'We are here for your care.',
    ms: 'Kami di sini untuk menjaga anda.',
    zh: '我们在这里，用心照顾您。',
  },
  phone: '',
  // The national number of Malaysia.
  emergencyPhone: '999',
  email: '',
  address: '',
  companyName: '',
  registrationNumber: '',
  social: [],
  colours: shippedColours,
  faviconUrl: '/favicon.svg',
};

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

const noTexts = { en: '', ms: '', zh: '' };

/** Every setting of a new installation. */
export const settingDefaults: Record<SettingKey | 'languages', unknown> = {
  brand,
  insurers: [],
  languages,
  session: { timeoutMinutes: 15 },
  appointments: { cancelUntilHours: 24, holdMinutes: 5, bookingWindowDays: 14, offerMinutes: 30 },
  serviceTax: { rates: [{ from: '2025-07-01', percent: 6 }] },
  sale: {
    termsVersion: '2026-11-01',
    taxRegistrationNumber: '',
    eInvoiceAboveSen: 1_000_000,
    secondPersonAboveSen: 50_000,
  },
  privacyNotice: { version: shippedNoticeVersion },
  clinicNetwork: { name: 'Clinic Network', memberSlugs: [], conciergePhone: '' },
  corporate: {
    story: noTexts,
    promises: [],
    leader: { name: '', role: noTexts, statement: noTexts, image: { seed: 'leader', gender: 'female' } },
  },
  challenge: {
    name: 'Innovation Challenge',
    social: [],
    overview: noTexts,
    howToParticipate: noTexts,
    requirements: [],
    criteria: [],
    themes: [],
    judges: [],
    timeline: [],
    prizes: [],
  },
  careProgramme: defaultCareProgramme,
  escalation: { secondAfterHours: 24, rules: [] },
  opening: { isOpen: false },
};

export const referenceSettings = referenceSet({
  name: 'settings',
  cacheTags: ['settings'],
  rows: Object.entries(settingDefaults).map(([key, value]) => ({ key, value })),
  keyOf: ({ key }) => key,
  insert: (tx, rows) => tx.insert(settings).values(rows).onConflictDoNothing(),
});
