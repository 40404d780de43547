import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery, listOf, listQuery } from '#src/platform/http/api-call.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { clinicUnknown, specialityUnknown } from './specialist-centres.errors.ts';
import {
  specialitySearchSchema,
  type Clinic,
  type SpecialityCardData,
  type SpecialityPageData,
  type SpecialityService,
} from './specialist-centres.schema.ts';
import { listSpecialities, loadClinicPage, loadSpeciality, specialityOptions } from './specialist-centres.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

const tag = 'Specialist centres';
const slug = z.string().min(1).max(120);
const oneSpeciality = languageQuery
  .extend({
    id: recordIdText.optional(),
    slug: slug.optional(),
    clinic: slug.optional(),
  })
  .refine((query) => query.id !== undefined || query.slug !== undefined, {
    path: ['slug'],
    params: { text: m.errors_field_slug_or_id },
  });

const specialityItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  summary: z.string(),
  icon: z.string(),
});
const serviceItem = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), summary: z.string() });
const clinicItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  hospital_name: z.string(),
  hospital_slug: z.string(),
  location: z.string(),
  state: z.string(),
  place: z.string(),
  phone: z.string(),
  hours: z.string(),
});
const specialityAnswer = specialityItem.extend({
  body: z.string(),
  reasons: z.array(z.string()),
  services: z.array(serviceItem),
  clinics: z.array(clinicItem),
});

export const specialistCentreCalls = [
  apiCall({
    method: 'GET',
    path: 'specialist/listing',
    tag,
    summary: 'Specialities, by words of their names or everyday words for them',
    query: listQuery.extend(specialitySearchSchema.shape),
    answer: listOf(specialityItem),
    async handle({ app, query: { lang, q, limit, offset } }) {
      const list = await listSpecialities(app, { q, limit, offset });
      return { ...list, items: list.items.map((item) => itemAnswer(item, lang)) };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'specialist/individual',
    tag,
    summary: 'One speciality with its services and clinics',
    query: oneSpeciality,
    answer: specialityAnswer,
    errors: { 404: ['clinic_unknown', 'speciality_unknown'] },
    async handle({ app, query }) {
      const page = await loadSpeciality(app, keyOf(query));
      if (!page) throw specialityUnknown();
      return detailAnswer(page, query);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'specialist/services',
    tag,
    summary: 'Services of a speciality, of one clinic where it is named',
    query: oneSpeciality,
    answer: z.array(serviceItem),
    errors: { 404: ['clinic_unknown', 'speciality_unknown'] },
    async handle({ app, query }) {
      const found =
        query.clinic === undefined
          ? await loadSpeciality(app, keyOf(query))
          : await loadClinicPage(app, String(query.id ?? query.slug), query.clinic);
      if (!found) throw query.clinic === undefined ? specialityUnknown() : clinicUnknown();
      return found.services.map((service) => serviceAnswer(service, query.lang));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/speciality',
    tag: 'Lists',
    summary: 'Specialities to choose from',
    query: languageQuery,
    answer: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
    async handle({ app, query }) {
      return (await specialityOptions(app)).map(({ id, slug: key, name }) => ({
        id,
        slug: key,
        name: localText(name, query.lang).text,
      }));
    },
  }),
];

function keyOf(query: { id?: number | undefined; slug?: string | undefined }) {
  return query.id === undefined ? { slug: query.slug ?? '' } : { id: query.id };
}

function itemAnswer(
  { id, slug: key, name, summary, icon }: SpecialityCardData,
  language: Language,
): z.infer<typeof specialityItem> {
  return {
    id,
    slug: key,
    url: `/speciality-centre/${key}`,
    name: localText(name, language).text,
    summary: localText(summary, language).text,
    icon,
  };
}

function serviceAnswer(
  { id, slug: key, name, summary }: SpecialityService,
  language: Language,
): z.infer<typeof serviceItem> {
  return { id, slug: key, name: localText(name, language).text, summary: localText(summary, language).text };
}

function detailAnswer(
  { speciality, services, clinics }: SpecialityPageData,
  { lang, clinic }: { lang: Language; clinic?: string | undefined },
): z.infer<typeof specialityAnswer> {
  const say = (text: LocalText) => localText(text, lang).text;
  const wanted = clinic === undefined ? clinics : clinics.filter((candidate) => candidate.slug === clinic);
  if (clinic !== undefined && wanted.length === 0) throw clinicUnknown();
  return {
    ...itemAnswer(speciality, lang),
    body: say(speciality.body),
    reasons: speciality.reasons.map(say),
    services: services.map((service) => serviceAnswer(service, lang)),
    clinics: wanted.map((each) => clinicAnswer(each, speciality.slug, lang)),
  };
}

function clinicAnswer(
  { id, slug: key, place, phone, hours, hospital }: Clinic,
  speciality: string,
  language: Language,
): z.infer<typeof clinicItem> {
  return {
    id,
    slug: key,
    url: `/speciality-centre/${speciality}/${key}`,
    hospital_name: hospital.name,
    hospital_slug: hospital.slug,
    location: hospital.location,
    state: hospital.state,
    place,
    phone,
    hours: localText(hours, language).text,
  };
}
