import { z } from 'zod';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { countryOptions } from '#src/shared/countries.ts';
import { readSetting } from './settings.server.ts';

const hospitalQuery = z.object({ hospital_id: z.coerce.number().int().positive().optional() });
const faviconAnswer = z.object({ favicon: z.string() });

export const settingsCalls = [
  apiCall({
    method: 'GET',
    path: 'settings/get_settings',
    tag: 'Settings',
    summary: 'Idle time-out in minutes, favicon and brand',
    query: hospitalQuery,
    answer: faviconAnswer.extend({
      timeout: z.number(),
      group_name: z.string(),
      short_name: z.string(),
      phone: z.string(),
      emergency_phone: z.string(),
    }),
    async handle({ app }) {
      const [brand, session] = await Promise.all([readSetting(app, 'brand'), readSetting(app, 'session')]);
      return {
        timeout: session.timeoutMinutes,
        favicon: brand.faviconUrl,
        group_name: brand.groupName,
        short_name: brand.shortName,
        phone: brand.phone,
        emergency_phone: brand.emergencyPhone,
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'favicon',
    tag: 'Settings',
    summary: 'The icon of the site or of one hospital',
    query: hospitalQuery,
    answer: faviconAnswer,
    async handle({ app }) {
      return { favicon: (await readSetting(app, 'brand')).faviconUrl };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/country',
    tag: 'Lists',
    summary: 'Countries by name, Malaysia first; codes of ISO 3166-1',
    query: languageQuery,
    answer: z.array(z.object({ value: z.string(), name: z.string() })),
    async handle({ query }) {
      return countryOptions(query.lang).map(({ value, label }) => ({ value, name: label }));
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
