import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { centreUnknown, hospitalUnknown } from './hospitals.errors.ts';
import { hospitalFiltersSchema } from './hospitals.schema.ts';
import {
  hospitalOptions,
  listHospitals,
  loadCentreOfExcellence,
  loadHospitalPageBySlug,
  loadHospitalServices,
  loadPatientCare,
} from './hospitals.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';
import {
  slug,
  hospitalItem,
  hospitalAnswer,
  serviceItem,
  topicItem,
  centreAnswer,
  inLanguage,
  itemAnswer,
  detailAnswer,
  coeAnswer,
} from './hospital-answers.server.ts';

const tag = 'Hospitals';
/** `id` is the hospital's: our own choice where the specification is silent. */
const oneHospital = languageQuery
  .extend({ id: recordIdText.optional(), hospital_slug: slug.optional() })
  .refine((query) => query.id !== undefined || query.hospital_slug !== undefined, {
    path: ['hospital_slug'],
    params: { text: m.errors_field_hospital_or_id },
  });

export const hospitalCalls = [
  apiCall({
    method: 'GET',
    path: 'hospistal/hospital_listing',
    tag,
    summary: 'Hospitals, by state, by facility and by words of name, town or address',
    query: listQuery.extend(hospitalFiltersSchema.shape),
    answer: listOf(hospitalItem),
    async handle({ app, query: { lang, location, facility, q, limit, offset } }) {
      const list = await listHospitals(app, { state: location, facility, q, limit, offset });
      return { ...list, items: list.items.map((hospital) => itemAnswer(hospital, lang)) };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'hospital_individual_detail',
    tag,
    summary: 'One hospital with its services, centres and specialities',
    query: languageQuery.extend({ hospital_slug: slug }),
    answer: hospitalAnswer,
    errors: { 404: ['hospital_unknown'] },
    async handle({ app, query: { lang, hospital_slug } }) {
      const page = await loadHospitalPageBySlug(app, hospital_slug);
      if (!page) throw hospitalUnknown();
      return detailAnswer(page, lang);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'hospital_service',
    tag,
    summary: 'Services of one hospital, with their hours and numbers',
    query: oneHospital,
    answer: z.array(serviceItem),
    errors: { 404: ['hospital_unknown'] },
    async handle({ app, query }) {
      const found = await loadHospitalServices(app, keyOf(query));
      if (!found) throw hospitalUnknown();
      const say = inLanguage(query.lang);
      return found.services.map(({ id, slug: name, name: title, summary, hours, phone }) => ({
        id,
        slug: name,
        name: say(title),
        summary: say(summary),
        hours: say(hours),
        phone,
      }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'patient_care',
    tag,
    summary: 'What patients and visitors of one hospital should know',
    query: oneHospital,
    answer: z.array(topicItem),
    errors: { 404: ['hospital_unknown'] },
    async handle({ app, query }) {
      const found = await loadPatientCare(app, keyOf(query));
      if (!found) throw hospitalUnknown();
      const say = inLanguage(query.lang);
      return found.topics.map((topic) => ({
        id: topic.id,
        slug: topic.slug,
        title: say(topic.title),
        body: say(topic.body),
      }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'coe/coe_detail',
    tag,
    summary: 'One centre of excellence of a hospital',
    query: languageQuery.extend({ medical_slug: slug, hospital_slug: slug }),
    answer: centreAnswer,
    errors: { 404: ['centre_of_excellence_unknown'] },
    async handle({ app, query }) {
      const page = await loadCentreOfExcellence(app, { hospitalSlug: query.hospital_slug, slug: query.medical_slug });
      if (!page) throw centreUnknown();
      return coeAnswer(page, query.lang);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/hospital',
    tag: 'Lists',
    summary: 'Hospitals to choose from',
    query: languageQuery,
    answer: z.array(z.object({ id: z.number().int(), slug: z.string(), hospital_name: z.string(), state: z.string() })),
    async handle({ app }) {
      return (await hospitalOptions(app)).map(({ id, slug: name, name: title, state }) => ({
        id,
        slug: name,
        hospital_name: title,
        state,
      }));
    },
  }),
];

function keyOf(query: { id?: number | undefined; hospital_slug?: string | undefined }) {
  return query.id === undefined ? { slug: query.hospital_slug ?? '' } : { id: query.id };
}
