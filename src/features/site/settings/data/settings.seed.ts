import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { sampleChallenge } from '#src/features/programmes/challenge/data/challenge.seed.ts';
import { sampleInsurers } from '#src/features/find-care/hospitals/data/insurers.seed.ts';
import { settingDefaults } from './setting-defaults.seed.ts';
import { settings } from './settings.table.ts';

const brand = {
  groupName: 'Melur Healthcare',
  companyName: 'Melur Healthcare Berhad',
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

/** The settings in which the sample group differs from the defaults. */
function sampleSettings(isOpen: boolean): { key: keyof typeof settingDefaults; value: unknown }[] {
  const own = {
    brand,
    insurers: sampleInsurers.map(({ name }) => name),
    sale: { ...(settingDefaults.sale as object), taxRegistrationNumber: 'W10-1808-32000123' },
    clinicNetwork: {
      name: 'Clearwater Clinic Network',
      memberSlugs: ['melur-tun-razak', 'melur-petaling-jaya'],
      conciergePhone: '+60 3-2610 1060',
      newsUrl: 'https://news.example.test/melur-first-in-malaysia',
      aboutUrl: 'https://clearwater.example.test/about',
      videoId: 'melurNetwrk',
    },
    challenge: sampleChallenge,
    opening: { isOpen },
  };
  return Object.entries(own).map(([key, value]) => ({ key: key as keyof typeof own, value }));
}

/** Puts the sample group's settings where the defaults still stand: what staff have entered stays. `isOpen`: whether visitors see the sample. */
export async function seedSettings(tx: Transaction, isOpen: boolean): Promise<void> {
  for (const { key, value } of sampleSettings(isOpen))
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value },
        setWhere: sql`${settings.value} = ${JSON.stringify(settingDefaults[key])}::jsonb`,
      });
}
