/** What the calls of hospitals answer. */
import { z } from 'zod';
import type { Language } from '#src/shared/languages.ts';
import { pairOf } from '#src/shared/texts/line-pairs.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { CentreOfExcellencePageData, HospitalPageData, ListedHospital } from './hospitals.schema.ts';

export const slug = z.string().min(1).max(120);

const named = z.object({ slug: z.string(), url: z.string(), name: z.string() });
export const hospitalItem = z.object({
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
export const hospitalAnswer = hospitalItem.extend({
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
export const serviceItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  hours: z.string(),
  phone: z.string(),
});
export const topicItem = z.object({ id: z.number().int(), slug: z.string(), title: z.string(), body: z.string() });
export const centreAnswer = z.object({
  id: z.number().int(),
  medical_slug: z.string(),
  hospital_slug: z.string(),
  hospital_name: z.string(),
  url: z.string(),
  name: z.string(),
  summary: z.string(),
  body: z.string(),
  treatments: z.array(z.string()),
  conditions: z.array(z.string()),
  team: z.string(),
  equipment: z.array(z.object({ name: z.string(), purpose: z.string() })),
  pathway: z.array(z.string()),
  figures: z.array(z.object({ figure: z.string(), meaning: z.string() })),
  figures_source: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  phone: z.string(),
  speciality: z.string(),
});

/** A reader of localized texts in one language, with English where that language lacks a text. */
export function inLanguage(language: Language) {
  return (text: Parameters<typeof localText>[0]) => localText(text, language).text;
}

/** A hospital of the list as the API answers it. */
export function itemAnswer(hospital: ListedHospital, language: Language): z.infer<typeof hospitalItem> {
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

/** A hospital's page as the API answers it. */
export function detailAnswer(
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
    facilities: hospital.facilities.map(({ code }) => code),
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

/** A centre of excellence as the API answers it. */
export function coeAnswer(
  { hospital, centre }: CentreOfExcellencePageData,
  language: Language,
): z.infer<typeof centreAnswer> {
  const say = inLanguage(language);
  const pairs = (lines: readonly LocalText[]) => lines.map((line) => pairOf(say(line)));
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
    conditions: centre.conditions.map(say),
    team: centre.team ? say(centre.team) : '',
    equipment: pairs(centre.equipment).map(([name, purpose]) => ({ name, purpose })),
    pathway: centre.pathway.map(say),
    figures: pairs(centre.figures).map(([figure, meaning]) => ({ figure, meaning })),
    figures_source: centre.figuresSource ? say(centre.figuresSource) : '',
    questions: pairs(centre.questions).map(([question, answer]) => ({ question, answer })),
    phone: centre.phone,
    speciality: centre.specialitySlug,
  };
}
