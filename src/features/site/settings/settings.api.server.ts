import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import { findHospitalById, hospitalUnknown } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import type { Brand } from './settings.schema.ts';
import { countryChoices, readSetting } from './settings.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

const hospitalQuery = z.object({ hospital_id: recordIdText.optional() });
const faviconAnswer = z.object({ favicon: z.string() });
const settingsAnswer = faviconAnswer.extend({
  timeout: z.number().describe('Minutes of inactivity before sign-out'),
  group_name: z.string(),
  short_name: z.string(),
  hospital_name: z.string().nullable().describe('Of the hospital that was asked for'),
  phone: z.string(),
  emergency_phone: z.string(),
  privacy_notice_version: z.string().describe('The consent_version of forms, bookings and registration'),
  terms_version: z.string().describe('Of the terms of sale: the terms_version of orders'),
});

/** `get_settings` and `settings/general` are one call, because the specification names both. */
const generalSettings = (path: string) =>
  apiCall({
    method: 'GET',
    path,
    tag: 'Settings',
    summary:
      'Idle time-out in minutes, favicon and brand, of the group or of one hospital; versions of the notice and the terms',
    query: hospitalQuery,
    answer: settingsAnswer,
    errors: { 404: ['hospital_unknown'] },
    async handle({ app, query }) {
      const [brand, session, notice, sale] = await Promise.all([
        readSetting(app, 'brand'),
        readSetting(app, 'session'),
        readSetting(app, 'privacyNotice'),
        readSetting(app, 'sale'),
      ]);
      const hospital = await hospitalOf(app, query.hospital_id);
      return {
        timeout: session.timeoutMinutes,
        favicon: iconOf(brand, hospital),
        group_name: brand.groupName,
        short_name: brand.shortName,
        hospital_name: hospital?.name ?? null,
        phone: hospital?.phone ?? brand.phone,
        emergency_phone: hospital?.emergencyPhone || brand.emergencyPhone,
        privacy_notice_version: notice.version,
        terms_version: sale.termsVersion,
      };
    },
  });

export const settingsCalls = [
  generalSettings('settings/get_settings'),
  generalSettings('settings/general'),
  apiCall({
    method: 'GET',
    path: 'favicon',
    tag: 'Settings',
    summary: 'The icon of the site or of one hospital',
    query: hospitalQuery,
    answer: faviconAnswer,
    errors: { 404: ['hospital_unknown'] },
    async handle({ app, query }) {
      const hospital = await hospitalOf(app, query.hospital_id);
      return { favicon: iconOf(await readSetting(app, 'brand'), hospital) };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/country',
    tag: 'Lists',
    summary: 'Countries that forms offer, in the order that staff keep; codes of ISO 3166-1',
    query: languageQuery,
    answer: z.array(z.object({ value: z.string(), name: z.string() })),
    async handle({ app, query }) {
      return (await countryChoices(app, query.lang)).map(({ value, label }) => ({ value, name: label }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/insurer',
    tag: 'Lists',
    summary: 'Insurers that have an agreement with the group',
    query: languageQuery,
    answer: z.array(z.object({ name: z.string() })),
    async handle({ app }) {
      return (await readSetting(app, 'insurers')).map((name) => ({ name }));
    },
  }),
];

function iconOf({ hospitalIcons, faviconUrl }: Brand, hospital: Awaited<ReturnType<typeof hospitalOf>>): string {
  const listed = hospitalIcons.find((icon) => icon.hospitalId === hospital?.id)?.faviconUrl;
  return hospital?.brand?.iconUrl ?? listed ?? faviconUrl;
}

/** The requested hospital; undefined where none was given. Throws hospital_unknown (404). */
async function hospitalOf(app: Pick<App, 'db'>, id: number | undefined) {
  if (id === undefined) return undefined;
  const hospital = await findHospitalById(app, id);
  if (!hospital) throw hospitalUnknown();
  return hospital;
}
