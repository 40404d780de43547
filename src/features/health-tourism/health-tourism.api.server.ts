import { z } from 'zod';
import { detailAnswer, entryAnswer } from '#src/features/content/entry-calls.server.ts';
import { entryUnknown } from '#src/features/content/content.errors.ts';
import { readEntry } from '#src/features/content/content.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localText } from '#src/shared/local-text.ts';
import { listTreatments } from './health-tourism.server.ts';

const tag = 'Health tourism';
const ringgit = z.number().int().describe('Whole ringgit');
const treatment = z.object({
  id: z.number().int(), slug: z.string(), url: z.string().nullable(), title: z.string(), summary: z.string(), speciality: z.string(),
  cost_from: ringgit, cost_to: ringgit, stay_nights: z.number().int(), recovery_weeks: z.number().int(), includes: z.array(z.string()), excludes: z.array(z.string()),
});

const pageCall = (path: string, slug: string, summary: string) => apiCall({
  method: 'GET', path, tag, summary, query: languageQuery, answer: z.object({ page: entryAnswer, treatments: z.array(treatment) }),
  async handle({ app, query: { lang } }) {
    const found = await readEntry(app, 'page', slug);
    if (found?.state !== 'shown') throw entryUnknown();
    const treatments = await listTreatments(app);
    return {
      page: detailAnswer(found.page.entry, lang),
      treatments: treatments.map(({ id, slug: name, address, title, summary: text, fields }) => ({
        id, slug: name, url: address, title: localText(title, lang).text, summary: localText(text, lang).text, speciality: fields.specialitySlug,
        cost_from: fields.costFromRm, cost_to: fields.costToRm, stay_nights: fields.stayNights, recovery_weeks: fields.recoveryWeeks, includes: fields.includes, excludes: fields.excludes,
      })),
    };
  },
});

export const healthTourismCalls = [
  pageCall('health_tourism', 'health-tourism', 'Coming to Malaysia for treatment: the page, and treatments with cost guidance'),
  pageCall('ipc', 'international-patient-centre', 'The international patient centre'),
];
