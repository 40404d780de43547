import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { localText, type Language } from '#src/shared/local-text.ts';
import { centreUnknown, hospitalUnknown } from './hospitals.errors.ts';
import {
  hospitalFiltersSchema,
  type CentreOfExcellencePageData,
  type HospitalPageData,
  type ListedHospital,
} from './hospitals.schema.ts';
import {
  hospitalOptions,
  listHospitals,
  loadCentreOfExcellence,
  loadHospitalPageBySlug,
  loadHospitalServices,
  loadPatientCare,
} from './hospitals.server.ts';
import { recordIdText } from '#src/shared/record-id.ts';

const tag = 'Hospitals';
const slug = z.string().min(1).max(120);
/** `id` is the hospital's: our own choice where the specification is silent. */
const oneHospital = languageQuery
  .extend({ id: recordIdText.optional(), hospital_slug: slug.optional() })
  .refine((query) => query.id !== undefined || query.hospital_slug !== undefined, {
    path: ['hospital_slug'],
    params: { text: m.errors_field_hospital_or_id },
  });

const named = z.object({ slug: z.string(), url: z.string(), name: z.string() });
const hospitalItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  hospital_name: z.string(),
  location: z.string(),
  state: z.string(),
  town: z.string(),
  address: z.string(),
  postcode: z.string(),
  phone: z.string(),
  emergency_phone: z.string().nullable(),
  clinic_network_member: z.boolean(),
  summary: z.string(),
});
const hospitalAnswer = hospitalItem.extend({
  email: z.string(),
  beds: z.number().int(),
  opened_year: z.number().int(),
  company_name: z.string(),
  licence_number: z.string(),
  person_in_charge: z.string(),
  about: z.string(),
  facilities: z.array(z.string()),
  international_patients: z.boolean(),
  services: z.array(named),
  centres_of_excellence: z.array(named),
  specialities: z.array(named),
  nearby: z.array(named),
});
const serviceItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  hours: z.string(),
  phone: z.string(),
});
const topicItem = z.object({ id: z.number().int(), slug: z.string(), title: z.string(), body: z.string() });
const centreAnswer = z.object({
  id: z.number().int(),
  medical_slug: z.string(),
  hospital_slug: z.string(),
  hospital_name: z.string(),
  url: z.string(),
  name: z.string(),
  summary: z.string(),
  body: z.string(),
  treatments: z.array(z.string()),
  phone: z.string(),
  speciality: z.string(),
});

export const hospitalCalls = [
  apiCall({
    method: 'GET',
    path: 'hospistal/hospital_listing',
    tag,
    summary: 'Hospitals, by state and by words of name, town or address',
    query: listQuery.extend(hospitalFiltersSchema.shape),
    answer: listOf(hospitalItem),
    async handle({ app, query: { lang, location, q, limit, offset } }) {
      const list = await listHospitals(app, { state: location, q, limit, offset });
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

function inLanguage(language: Language) {
  return (text: Parameters<typeof localText>[0]) => localText(text, language).text;
}

function keyOf(query: { id?: number | undefined; hospital_slug?: string | undefined }) {
  return query.id === undefined ? { slug: query.hospital_slug ?? '' } : { id: query.id };
}

function itemAnswer(hospital: ListedHospital, language: Language): z.infer<typeof hospitalItem> {
  const { id, slug: name, location, state, town, address, postcode, phone } = hospital;
  return {
    id,
    slug: name,
    url: `/${name}`,
    hospital_name: hospital.name,
    location,
    state,
    town,
    address,
    postcode,
    phone,
    emergency_phone: hospital.hasEmergency ? hospital.emergencyPhone : null,
    clinic_network_member: hospital.isClinicNetworkMember,
    summary: localText(hospital.summary, language).text,
  };
}

function detailAnswer(
  { hospital, services, centres, clinics, nearby }: HospitalPageData,
  language: Language,
): z.infer<typeof hospitalAnswer> {
  const say = inLanguage(language);
  const base = `/${hospital.slug}`;
  return {
    ...itemAnswer(hospital, language),
    email: hospital.email,
    beds: hospital.beds,
    opened_year: hospital.openedYear,
    company_name: hospital.companyName,
    licence_number: hospital.licenceNumber,
    person_in_charge: hospital.personInCharge,
    about: say(hospital.about),
    facilities: hospital.facilities,
    international_patients: hospital.receivesInternationalPatients,
    services: services.map((service) => ({
      slug: service.slug,
      url: `${base}/our-services#${service.slug}`,
      name: say(service.name),
    })),
    centres_of_excellence: centres.map((centre) => ({
      slug: centre.slug,
      url: `${base}/${centre.slug}`,
      name: say(centre.name),
    })),
    specialities: clinics.map((clinic) => ({
      slug: clinic.slug,
      url: `/speciality-centre/${clinic.slug}/${clinic.clinicSlug}`,
      name: say(clinic.name),
    })),
    nearby: nearby.map(({ slug: other, name }) => ({ slug: other, url: `/${other}`, name })),
  };
}

function coeAnswer({ hospital, centre }: CentreOfExcellencePageData, language: Language): z.infer<typeof centreAnswer> {
  const say = inLanguage(language);
  return {
    id: centre.id,
    medical_slug: centre.slug,
    hospital_slug: hospital.slug,
    hospital_name: hospital.name,
    url: `/${hospital.slug}/${centre.slug}`,
    name: say(centre.name),
    summary: say(centre.summary),
    body: say(centre.body),
    treatments: centre.treatments.map(say),
    phone: centre.phone,
    speciality: centre.specialitySlug,
  };
}
