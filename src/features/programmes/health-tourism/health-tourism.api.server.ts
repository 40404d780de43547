import { z } from 'zod';
import { detailAnswer, entryAnswer, entryUnknown, readEntry } from '#src/features/publishing/entries/entries.server.ts';
import { spokenLanguageCounts } from '#src/features/find-care/doctors/doctors.server.ts';
import { formCall } from '#src/features/requests/forms/forms.server.ts';
import { interpreterForm } from '#src/features/requests/forms/kinds/interpreter-form.schema.ts';
import { tourismEnquiryForm } from '#src/features/requests/forms/kinds/tourism-enquiry-form.schema.ts';
import { visaLetterForm } from '#src/features/requests/forms/kinds/visa-letter-form.schema.ts';
import { internationalHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { costPoints } from './cost-points.rules.ts';
import { currentRates } from './exchange-rates.server.ts';
import { listTreatments } from './health-tourism.server.ts';

const tag = 'Health tourism';
const ringgit = z.number().int().describe('Whole ringgit');
const treatment = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  speciality: z.string(),
  cost_from: ringgit,
  cost_to: ringgit,
  stay_nights: z.number().int(),
  recovery_weeks: z.number().int(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
});

const place = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  state: z.string(),
  phone: z.string(),
});
const spoken = z.object({ code: z.string(), name: z.string(), doctors: z.number().int() });
const rate = z.object({
  currency: z.string().describe('ISO 4217'),
  day: z.string().describe('The day of the rate; what is charged is ringgit'),
  per_100_myr: z.number(),
});

function treatmentAnswer(
  { id, slug, address, title, summary, fields, own }: Awaited<ReturnType<typeof listTreatments>>[number],
  lang: Language,
) {
  return {
    id,
    slug,
    url: address,
    title: localText(title, lang).text,
    summary: localText(summary, lang).text,
    speciality: fields.specialitySlug,
    cost_from: fields.costFromRm,
    cost_to: fields.costToRm,
    stay_nights: fields.stayNights,
    recovery_weeks: fields.recoveryWeeks,
    includes: costPoints(own, 'includes', lang).points,
    excludes: costPoints(own, 'excludes', lang).points,
  };
}

const pageCall = (path: string, slug: string, summary: string) =>
  apiCall({
    method: 'GET',
    path,
    tag,
    summary,
    query: languageQuery,
    answer: z.object({
      page: entryAnswer,
      treatments: z.array(treatment),
      hospitals: z.array(place),
      languages: z.array(spoken),
      exchange_rates: z.array(rate),
    }),
    errors: { 404: ['entry_unknown'] },
    async handle({ app, query: { lang } }) {
      const found = await readEntry(app, 'page', { idOrSlug: slug });
      if (found?.state !== 'shown') throw entryUnknown();
      const [treatments, hospitals, languages, rates] = await Promise.all([
        listTreatments(app),
        internationalHospitals(app),
        spokenLanguageCounts(app),
        currentRates(app),
      ]);
      return {
        page: detailAnswer(found.page.entry, lang),
        hospitals: hospitals.map(({ id, slug: name, name: title, town, state, phone }) => ({
          id,
          slug: name,
          name: title,
          town,
          state,
          phone,
        })),
        languages: languages.map(({ code, name, doctors }) => ({ code, name: localText(name, lang).text, doctors })),
        exchange_rates: rates.map(({ currency, day, per100Myr }) => ({ currency, day, per_100_myr: per100Myr })),
        treatments: treatments.map((one) => treatmentAnswer(one, lang)),
      };
    },
  });

export const healthTourismCalls = [
  pageCall(
    'health_tourism',
    'health-tourism',
    'Coming to Malaysia for treatment: the page, and treatments with cost guidance',
  ),
  pageCall('ipc', 'international-patient-centre', 'The international patient centre'),
  formCall(tourismEnquiryForm, {
    path: 'ipc/enquiry',
    tag,
    summary: 'A case of the international patient centre: a question with reports; answers its number',
  }),
  formCall(visaLetterForm, { path: 'ipc/visa_letter', tag, summary: 'Asks for a letter for the visa' }),
  formCall(interpreterForm, { path: 'ipc/interpreter', tag, summary: 'Asks for an interpreter' }),
];
