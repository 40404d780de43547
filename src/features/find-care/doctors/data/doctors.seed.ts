import type { Transaction } from '#src/platform/db/transaction.ts';
import {
  hospitalSamples,
  isDayHospital,
  type HospitalSample,
} from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { hoursIn } from '#src/features/find-care/hospitals/data/hospital-services.seed.ts';
import { centreRows, phoneOf } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { specialityClinics } from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import type { SpecialitySample } from '#src/features/find-care/specialist-centres/data/speciality-sample.seed.ts';
import { specialitySamples } from '#src/features/find-care/specialist-centres/data/speciality-sample.seed.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { seededRandom, type SeededRandom } from '#src/shared/seeded-random.ts';
import {
  inventName,
  nameSlug,
  pickHeritage,
  pickLanguages,
  pickTitle,
  searchNameOf,
  type Heritage,
} from './doctor-names.seed.ts';
import { doctorTraining, workOf } from './doctor-texts.seed.ts';
import { doctorHospitals, doctors, doctorSpecialities } from './doctors.table.ts';

type DoctorRow = typeof doctors.$inferInsert & { id: number };
type PlaceRow = typeof doctorHospitals.$inferInsert;

export interface DoctorSamples {
  doctors: DoctorRow[];
  places: PlaceRow[];
  specialities: (typeof doctorSpecialities.$inferInsert)[];
  clinics: (typeof specialityClinics.$inferInsert & { id: number })[];
}

const doctorCount = 600;
const fewestInHospital = 14;

export function distanceKm(a: HospitalSample, b: HospitalSample): number {
  const east = (a.longitude - b.longitude) * 111.3 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(east, (a.latitude - b.latitude) * 110.6);
}

/** Hospitals in an order that spreads consecutive doctors over all of them; larger ones come more often. */
function placesInOrder(): HospitalSample[] {
  const beds = hospitalSamples().reduce((sum, hospital) => sum + hospital.beds, 0);
  const spare = doctorCount - hospitalSamples().length * fewestInHospital;
  const places = hospitalSamples().flatMap((hospital) => {
    const share = fewestInHospital + Math.floor((spare * hospital.beds) / beds);
    return Array.from({ length: share }, (_, index) => ({ hospital, at: (index + 0.5) / share }));
  });
  while (places.length < doctorCount) places.push({ hospital: hospitalSamples()[places.length % 4]!, at: 0.99 });
  return places.sort((a, b) => a.at - b.at || a.hospital.id - b.hospital.id).map(({ hospital }) => hospital);
}

/** The speciality of each doctor: ten of each, then by weight. */
function specialitiesInOrder(): number[] {
  const weights = specialitySamples().flatMap((sample, index) =>
    Array.from({ length: sample.weight }, () => index + 1),
  );
  const spare = doctorCount - specialitySamples().length * 10;
  const counts = specialitySamples().map(() => 10);
  for (let i = 0; i < spare; i += 1) counts[weights[(i * 7919) % weights.length]! - 1]! += 1;
  return counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
}

/**
 * The fields that a hospital must have: a field at every centre of excellence for it, and surgery where a short address
 * leads.
 */
function promisedPlaces(): string[] {
  const idOf = (slug: string) => specialitySamples().findIndex((sample) => sample.slug === slug) + 1;
  const centres = centreRows().map(({ hospitalId, specialitySlug }) => `${idOf(specialitySlug)} ${hospitalId}`);
  const bangsar = hospitalSamples().find(({ slug }) => slug === 'melur-bangsar')!;
  return [...new Set([...centres, `${idOf('general-surgery')} ${bangsar.id}`])];
}

/** Whether that field is practised in that hospital: a day hospital has no emergency physicians. */
function canPractise(speciality: SpecialitySample, hospital: HospitalSample): boolean {
  return speciality.slug !== 'emergency' || !isDayHospital(hospital);
}

/**
 * Exchanges doctors between hospitals until each hospital has the fields that it must have, and none that cannot be
 * practised there; the number of doctors of a hospital stays.
 */
function keepPromises(homes: HospitalSample[], fields: readonly number[]): HospitalSample[] {
  const placed = [...homes];
  const promised = promisedPlaces();
  const pairAt = (index: number) => `${fields[index]} ${placed[index]!.id}`;
  const count = (pair: string) => fields.filter((_, index) => pairAt(index) === pair).length;
  const canLeave = (index: number) => !promised.includes(pairAt(index)) || count(pairAt(index)) > 1;
  for (const pair of promised) {
    if (count(pair) > 0) continue;
    const [field, hospitalId] = pair.split(' ').map(Number);
    const comes = fields.findIndex((each, index) => each === field && canLeave(index));
    const goes = placed.findIndex((hospital, index) => hospital.id === hospitalId && canLeave(index));
    [placed[comes], placed[goes]] = [placed[goes]!, placed[comes]!];
  }
  fields.forEach((field, index) => {
    const home = placed[index]!;
    if (canPractise(specialitySamples()[field - 1]!, home)) return;
    // Names depend on the state. No hospital gains or loses a field, apart from emergency medicine.
    const other = placed.findLastIndex(
      (hospital, at) =>
        hospital.state === home.state &&
        hospital.id !== home.id &&
        count(pairAt(at)) > 1 &&
        count(`${fields[at]} ${home.id}`) > 0 &&
        fields[at] !== field,
    );
    [placed[index], placed[other]] = [placed[other]!, home];
  });
  return placed;
}

/** The field of a doctor: the speciality's name, or a better word where that names a place. */
function fieldOf(speciality: SpecialitySample) {
  return workOf(speciality.slug).field ?? speciality.name;
}

/** A name inside a sentence, with its abbreviations left as they are: 'MRI scan', 'stroke clinic'. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}

function aboutDoctor(
  random: SeededRandom,
  name: string,
  gender: 'female' | 'male',
  speciality: SpecialitySample,
  hospital: HospitalSample,
): string {
  const [She, her] = gender === 'female' ? ['She', 'her'] : ['He', 'his'];
  const field = fieldOf(speciality).en.toLowerCase();
  const [first, second] = random.shuffle(speciality.services).map(({ name }) => name.en);
  const { brings, manner: creed } = workOf(speciality.slug);
  const opening = random.pick([
    `${name} is a consultant in ${field} at ${hospital.name}.`,
    `${name} leads the ${field} clinic for patients in and around ${hospital.town}.`,
    `Patients come to ${name} at ${hospital.name} for ${field}.`,
    `${name} joined the ${field} team in ${hospital.town} after years in public hospitals.`,
  ]);
  const work = random.pick([
    `Most of ${her} patients come with ${brings}.`,
    `Much of ${her} week goes to two services: ${inSentence(first!)} and ${inSentence(second!)}.`,
    `${She} also teaches, so you may meet a student in the room; you can always say no.`,
  ]);
  const manner = random.pick([
    `${She} draws while explaining, and lets patients take the drawing home.`,
    `${She} likes questions to be written down before the visit, so that none is forgotten.`,
    `${She} writes a short summary after each visit, in words that a family can use.`,
    `${She} prefers the simplest treatment that works, and says so when waiting is wise.`,
    `Outside the clinic ${her} team gives health talks at schools and places of worship.`,
  ]);
  return `${opening} ${work}\n\n${random.next() < 0.6 ? `${creed} ` : ''}${manner}`;
}

/** The same facts in short form, for readers of the other languages. */
function aboutInBrief(
  name: string,
  since: number,
  speciality: SpecialitySample,
  hospital: HospitalSample,
  interests: readonly LocalText[],
): Pick<LocalText, 'ms' | 'zh'> {
  const ms = interests.map((interest) => inSentence(interest.ms!));
  const zh = interests.map((interest) => interest.zh);
  const field = fieldOf(speciality);
  return {
    ms: `${name} ialah pakar dalam bidang ${field.ms.toLowerCase()} di ${hospital.name} dan mengamalkan perubatan sejak ${since}. Tumpuan utama: ${ms.slice(0, -1).join(', ')} serta ${ms.at(-1)}.`,
    zh: `${name} 是 ${hospital.name} 的${field.zh}专科医生，自${since}年行医至今，专长包括${zh.slice(0, -1).join('、')}以及${zh.at(-1)}。`,
  };
}

function qualificationsOf(random: SeededRandom, since: number, speciality: SpecialitySample) {
  const { universities, furtherDegrees } = doctorTraining();
  const { training } = workOf(speciality.slug);
  const [higher, college] = random.pick(furtherDegrees[training]);
  const first = random.pick(['MBBS', 'MD', 'MBBCh']);
  return [
    { degree: training === 'dental' ? 'BDS' : first, institution: random.pick(universities), year: since },
    { degree: `${higher} (${fieldOf(speciality).en})`, institution: college, year: since + random.int(5, 8) },
  ];
}

/** An exact share of the doctors, spread over them by a factor that shares no divisor with 100. */
function isAmong(scattered: number, percent: number): boolean {
  return scattered % 100 < percent;
}

function makeDoctor(
  random: SeededRandom,
  id: number,
  taken: Set<string>,
  hospital: HospitalSample,
  speciality: SpecialitySample,
): DoctorRow {
  let gender: 'female' | 'male' = random.next() < 0.48 ? 'female' : 'male';
  if (['obstetrics-gynaecology', 'paediatrics'].includes(speciality.slug) && random.next() < 0.4) gender = 'female';
  const heritage: Heritage = pickHeritage(random, hospital.state);
  let bare = inventName(random, heritage, gender, hospital.state);
  while (taken.has(nameSlug(bare))) bare = inventName(random, heritage, gender, hospital.state);
  taken.add(nameSlug(bare));
  const since = random.int(1988, 2016);
  const name = `${pickTitle(random, since, gender)} ${bare}`;
  const { subspecialities } = workOf(speciality.slug);
  const interests = random
    .shuffle(speciality.services)
    .slice(0, 3)
    .map(({ name }) => name);
  return {
    id,
    slug: nameSlug(bare),
    name,
    gender,
    languages: pickLanguages(random, heritage, hospital.state),
    registrationNumber: String(30000 + id * 71),
    qualifications: qualificationsOf(random, since, speciality),
    subspeciality: subspecialities.length > 0 && random.next() < 0.75 ? random.pick(subspecialities) : null,
    about: {
      en: aboutDoctor(random, name, gender, speciality, hospital),
      ...aboutInBrief(name, since, speciality, hospital, interests),
    },
    interests,
    practisingSince: since,
    offersTeleconsult: isAmong(id * 37, 35),
    confirmsAtOnce: isAmong(id * 61, 75),
    hasLiveSchedule: isAmong(id * 83, 85),
    portraitSeed: `${heritage}:${nameSlug(bare)}`,
    searchName: searchNameOf(bare),
  };
}

function practisePlaces(
  random: SeededRandom,
  doctorId: number,
  home: HospitalSample,
  speciality: SpecialitySample,
): PlaceRow[] {
  const place = (hospital: HospitalSample): PlaceRow => {
    const level = random.int(1, 5);
    return {
      doctorId,
      hospitalId: hospital.id,
      room: `Suite ${level}-${String(random.int(1, 24)).padStart(2, '0')}, Level ${level}`,
      // The Thirteenth Schedule allows at most RM235 for a first visit to a specialist.
      consultationFeeSen: random.int(8, 23) * 1000,
    };
  };
  const nearby = hospitalSamples().filter(
    (other) => other.id !== home.id && distanceKm(home, other) < 45 && canPractise(speciality, other),
  );
  return nearby.length > 0 && random.next() < 0.21 ? [place(home), place(random.pick(nearby))] : [place(home)];
}

const secondFields: Record<string, string> = {
  orthopaedics: 'spine',
  gastroenterology: 'hepatology',
  'obstetrics-gynaecology': 'fertility',
  rehabilitation: 'sports-medicine',
  'general-surgery': 'vascular',
  oncology: 'haematology',
};

/** In Kedah and Kelantan the weekend is Friday and Saturday. */
function clinicHours({ state }: HospitalSample): LocalText {
  return ['Kedah', 'Kelantan'].includes(state)
    ? {
        en: 'Sunday to Thursday, 9 am to 5 pm',
        ms: 'Ahad hingga Khamis, 9 pagi hingga 5 petang',
        zh: '周日至周四，上午9时至下午5时',
      }
    : {
        en: 'Monday to Friday, 9 am to 5 pm; Saturday, 9 am to 1 pm',
        ms: 'Isnin hingga Jumaat, 9 pagi hingga 5 petang; Sabtu, 9 pagi hingga 1 tengah hari',
        zh: '周一至周五，上午9时至下午5时；周六，上午9时至下午1时',
      };
}

function makeClinics(places: readonly PlaceRow[], fields: DoctorSamples['specialities']): DoctorSamples['clinics'] {
  const hospitalsOf = Map.groupBy(places, (place) => place.doctorId);
  const pairs = new Set(
    fields.flatMap(({ doctorId, specialityId }) =>
      hospitalsOf.get(doctorId)!.map(({ hospitalId }) => specialityId * 100 + hospitalId),
    ),
  );
  return [...pairs]
    .sort((a, b) => a - b)
    .map((pair, index) => {
      const hospital = hospitalSamples()[(pair % 100) - 1]!;
      const specialityId = Math.floor(pair / 100);
      const isEmergency = specialitySamples()[specialityId - 1]!.slug === 'emergency';
      return {
        id: index + 1,
        specialityId,
        hospitalId: hospital.id,
        slug: hospital.slug,
        phone: phoneOf(hospital, isEmergency ? 9 : 1 + (specialityId % 8)),
        place: `Level ${1 + ((specialityId * 3 + hospital.id) % 5)}, Block ${'ABC'[(specialityId + hospital.id) % 3]}`,
        hours: isEmergency ? hoursIn(hospital.state, { hours: 'always' }) : clinicHours(hospital),
      };
    });
}

/** All sample doctors, with their places and fields. The same at every call. */
export function makeDoctors(): DoctorSamples {
  const random = seededRandom('doctors');
  const taken = new Set<string>();
  const fields = specialitiesInOrder();
  const homes = keepPromises(placesInOrder(), fields);
  const samples: DoctorSamples = { doctors: [], places: [], specialities: [], clinics: [] };
  fields.forEach((specialityId, index) => {
    const id = index + 1;
    const speciality = specialitySamples()[specialityId - 1]!;
    samples.doctors.push(makeDoctor(random, id, taken, homes[index]!, speciality));
    samples.places.push(...practisePlaces(random, id, homes[index]!, speciality));
    samples.specialities.push({ doctorId: id, specialityId, isPrimary: true });
    const second = specialitySamples().findIndex(({ slug }) => slug === secondFields[speciality.slug]) + 1;
    if (second > 0 && random.next() < 0.3)
      samples.specialities.push({ doctorId: id, specialityId: second, isPrimary: false });
  });
  samples.clinics = makeClinics(samples.places, samples.specialities);
  return samples;
}

export async function seedDoctors(tx: Transaction, samples: DoctorSamples): Promise<void> {
  await tx.insert(doctors).values(samples.doctors);
  await tx.insert(doctorSpecialities).values(samples.specialities);
  await tx.insert(doctorHospitals).values(samples.places);
  await tx.insert(specialityClinics).values(samples.clinics);
}
