import { z } from 'zod';
import { seededRandom } from '#src/shared/seeded-random.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { centreSections } from './centre-sections.seed.ts';
import { centreSamples } from './centres-of-excellence.seed.ts';
import { hospitalGuide } from './hospital-guides.seed.ts';
import { hoursIn, serviceDetails, serviceSamples, visitingHours } from './hospital-services.seed.ts';
import { hospitalSamples, isDayHospital, sampleInsurers, type HospitalSample } from './hospital-sample.seed.ts';
import { centresOfExcellence, hospitals, hospitalServices, insurers, patientCareTopics } from './hospitals.table.ts';
import { careTopics, type CareTopicSample } from './patient-care.seed.ts';
import { joinedParagraphs, readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';

const everywhere = ['parking', 'pharmacy', 'surau', 'cafe', 'wheelchair', 'wifi'];
const somewhere = [
  'atm',
  'prayer-room',
  'playground',
  'family-lounge',
  'hotel',
  'ev-charging',
  'shuttle',
  'shop',
  'garden',
];
/** Number of beds from which a hospital has an office for patients from abroad. */
const internationalFrom = 150;

/** Replaces `{town}` and similar placeholders in every language of a text. */
function fill(text: LocalText, words: Record<string, string>): LocalText {
  const put = (value: string) => value.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return Object.fromEntries(
    Object.entries(text).map(([language, value]) => [language, put(value)]),
  ) as unknown as LocalText;
}

/** Completes the exchange to an invented number: eight digits after 03, six after 08x, else seven. */
export function phoneOf(sample: HospitalSample, extension: number): string {
  const [area = '', first = ''] = sample.exchange.split('-');
  const length = area === '03' ? 8 : area.startsWith('08') ? 6 : 7;
  const digits =
    first +
    String(sample.id * 10 + extension)
      .padStart(length - first.length, '0')
      .slice(first.length - length);
  const local = length === 8 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return `+60 ${area.slice(1)}-${local}`;
}

/** An invented number, in a format that the Ministry's licences do not have. */
function licenceOf({ id, opened }: HospitalSample): string {
  return `SAMPLE-PHFS-${opened}-${String(id).padStart(3, '0')}`;
}

function hospitalRow(sample: HospitalSample) {
  const random = seededRandom(`hospital ${sample.slug}`);
  return {
    id: sample.id,
    slug: sample.slug,
    name: sample.name,
    state: sample.state,
    town: sample.town,
    latitude: sample.latitude,
    longitude: sample.longitude,
    postcode: sample.postcode,
    address: `${sample.street}, ${sample.postcode} ${[sample.town, sample.state].filter((part, i, all) => all.indexOf(part) === i).join(', ')}`,
    phone: phoneOf(sample, 0),
    emergencyPhone: phoneOf(sample, 9),
    email: `${sample.slug.replace('melur-', '')}@example.test`,
    hasEmergency: !isDayHospital(sample),
    isClinicNetworkMember: sample.isMember,
    receivesInternationalPatients: sample.beds >= internationalFrom,
    beds: sample.beds,
    openedYear: sample.opened,
    visitingHours: visitingHours(),
    companyName: `${sample.name} Sdn. Bhd.`,
    licenceNumber: licenceOf(sample),
    personInCharge: sample.personInCharge,
    summary: sample.summary,
    about: joinedParagraphs(sample.about),
    facilities: [...everywhere, ...random.shuffle(somewhere).slice(0, sample.beds > 120 ? 5 : 3)],
  };
}

const reviewSchema = z.strictObject({ reviewedBy: z.string(), reviewedOn: z.iso.date() });

let review: z.output<typeof reviewSchema> | undefined;

/** The invented clinical review that all health texts of the sample refer to. */
export function sampleReview() {
  review ??= readSampleJson('review.json', reviewSchema);
  return review;
}

const servicesEach = 8;

/** Hospitals without a kidney centre at which, according to the news of the monsoon, dialysis continues. */
const dialysisInNews = ['melur-kuantan', 'melur-temerloh'];

/** Services that packages, centres and news promise for a hospital; babies are born in all but the day hospital. */
function promisedServices(sample: HospitalSample): string[] {
  const hasKidneyCentre = centreSamples().some(
    ({ hospitalId, kind }) => hospitalId === sample.id && kind.slug === 'kidney-centre',
  );
  return [
    ...(isDayHospital(sample) ? [] : ['maternity']),
    ...(hasKidneyCentre || dialysisInNews.includes(sample.slug) ? ['dialysis'] : []),
  ];
}

/**
 * Eight services: those that every hospital has, those that are promised, then some of the others; a hospital without
 * an emergency department gets one more of these.
 */
export function serviceRows(sample: HospitalSample) {
  const core = serviceSamples().filter(
    ({ slug, isEverywhere }) => isEverywhere && (slug !== 'emergency' || !isDayHospital(sample)),
  );
  const promised = promisedServices(sample);
  const others = seededRandom(`services ${sample.slug}`).shuffle(
    serviceSamples().filter(({ isEverywhere }) => !isEverywhere),
  );
  const more = [
    ...others.filter(({ slug }) => promised.includes(slug)),
    ...others.filter(({ slug }) => !promised.includes(slug)),
  ].slice(0, servicesEach - core.length);
  return [...core, ...more].map((service, index) => ({
    id: (sample.id - 1) * servicesEach + index + 1,
    hospitalId: sample.id,
    slug: service.slug,
    name: service.name,
    icon: service.icon,
    hours: hoursIn(sample.state, service),
    summary: fill(service.summary, { town: sample.town }),
    details: serviceDetails(service),
    phone: phoneOf(sample, service.slug === 'emergency' ? 9 : index + 1),
    position: index + 1,
    ...sampleReview(),
  }));
}

function careRows(sample: HospitalSample) {
  const own: Partial<Record<string, Record<Language, string>>> = hospitalGuide(sample.slug);
  const bodyOf = ({ slug, body }: CareTopicSample) =>
    joinedParagraphs([body, own[slug]].filter((text) => text !== undefined && text.en !== '') as (typeof body)[]);
  return careTopics().map((topic, index) => ({
    id: (sample.id - 1) * careTopics().length + index + 1,
    hospitalId: sample.id,
    slug: topic.slug,
    title: topic.title,
    icon: topic.icon,
    position: index + 1,
    body: fill(bodyOf(topic), { hospital: sample.name, town: sample.town, phone: phoneOf(sample, 0) }),
    ...sampleReview(),
  }));
}

/** An invented approval, in force from 2026 to 2028. */
export function sampleApproval(number: number) {
  return { approvalNumber: `KKLIU ${number}/EXP 31.12.2028`, approvalExpiresOn: '2028-12-31' };
}

/** Rows of the sample centres of excellence; the keywords of their pages are made from them. */
export function centreRows() {
  const byId = new Map(hospitalSamples().map((sample) => [sample.id, sample]));
  return centreSamples().map(({ hospitalId, kind }, index) => {
    const sample = byId.get(hospitalId)!;
    const people = (sample.beds * 9 + seededRandom(`${sample.slug} ${kind.slug}`).int(0, 400)).toLocaleString('en');
    const words = { hospital: sample.name, town: sample.town, phone: phoneOf(sample, 5), people };
    const sections = centreSections(kind.slug);
    return {
      id: index + 1,
      hospitalId,
      specialitySlug: kind.specialitySlug,
      slug: kind.slug,
      name: kind.name,
      summary: fill(kind.summary, words),
      body: fill(kind.body, words),
      treatments: [...kind.treatments],
      ...sections,
      figures: sections.figures.map((figure) => fill(figure, words)),
      ...sampleReview(),
      phone: phoneOf(sample, 5),
      ...sampleApproval(2101 + index),
    };
  });
}

/** Whether the database has hospitals already, so that no sample is written into it. */
export async function hasHospitals(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: hospitals.id }).from(hospitals).limit(1)).length > 0;
}

/** The 29 hospitals with their services, patient care and centres of excellence. */
export async function seedHospitals(tx: Transaction): Promise<void> {
  await tx.insert(insurers).values(sampleInsurers()).onConflictDoNothing();
  await tx.insert(hospitals).values(hospitalSamples().map(hospitalRow));
  await tx.insert(hospitalServices).values(hospitalSamples().flatMap(serviceRows));
  await tx.insert(patientCareTopics).values(hospitalSamples().flatMap(careRows));
  await tx.insert(centresOfExcellence).values(centreRows());
}
