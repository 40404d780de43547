/** Hospitals: location, contact, services, and their centres of excellence. */
import { townNamed } from '#src/features/find-care/nearest-hospital/saved-town.rules.ts';
import { withDistances } from '#src/features/find-care/nearest-hospital/nearest-hospital.rules.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { withPlaceholders } from '#src/shared/texts/placeholders.ts';
import { findCentrePage, type CentreKey } from './data/centres.store.server.ts';
import {
  findHospital,
  findHospitalBrand,
  findHospitalPage,
  findHospitalServices,
  findPatientCare,
  listFacilities,
  listHospitalOptions,
  listHospitalsBy,
  listInternationalHospitals,
  listTowns,
  type HospitalKey,
} from './data/hospitals.store.server.ts';
import type { HospitalFilters } from './hospital-filters.ts';
import type {
  CentreOfExcellencePageData,
  Facility,
  HospitalBrand,
  HospitalDetail,
  HospitalList,
  HospitalOption,
  HospitalPageData,
  HospitalServicesData,
  ShownHospitalServices,
  InternationalHospital,
  PatientCareData,
  PatientCareTopic,
  Town,
} from './hospitals.schema.ts';

type Reader = Pick<App, 'db'>;
type DatedReader = Pick<App, 'db' | 'clock'>;
type CachingReader = Pick<App, 'db' | 'cache'>;
type ListRequest = Omit<HospitalFilters, 'location'> & {
  language?: Language;
  state?: string | undefined;
  limit: number;
  offset: number;
};

/** A page of the hospitals by name (specification, section 3: a state as location). */
export async function listHospitals(
  app: Reader,
  { state, facility, q, near, limit, offset }: ListRequest,
): Promise<HospitalList> {
  const found = await listHospitalsBy(app, { state, facility, q, near, limit, offset });
  return { ...found, items: near ? withDistances(found.items, near) : found.items, limit, offset };
}

/**
 * The hospitals, sorted from a town where one is given; `towns` and `facilities` are the possible ones. An unknown town
 * or facility is left out.
 */
export async function listHospitalsNear(
  app: CachingReader,
  { near, facility: code, ...wanted }: ListRequest,
): Promise<{
  list: HospitalList;
  towns: Town[];
  town: string | undefined;
  facilities: Facility[];
  facility: string | undefined;
}> {
  const [towns, facilities] = await Promise.all([hospitalTowns(app), hospitalFacilities(app)]);
  const town = townNamed(towns, near);
  const facility = facilities.find((one) => one.code === code)?.code;
  const list = await listHospitals(app, { ...wanted, facility, ...(town ? { near: town.location } : {}) });
  return { list, towns, town: town?.town, facilities, facility };
}

/** The facilities that published hospitals have, in the list's order. */
export function hospitalFacilities(app: CachingReader): Promise<Facility[]> {
  return app.cache.get('facilities of hospitals', ['hospitals'], () => listFacilities(app));
}

/** Towns with a hospital, by name. */
export function hospitalTowns(app: CachingReader): Promise<Town[]> {
  return app.cache.get('towns with a hospital', ['hospitals'], () => listTowns(app));
}

/** The town of this name or slug; undefined where no hospital is in one. */
export async function hospitalTown(app: CachingReader, near: string | undefined): Promise<Town | undefined> {
  return near ? townNamed(await hospitalTowns(app), near) : undefined;
}

/** All hospitals by id, for choices and filters. */
export function hospitalOptions(app: Pick<App, 'db' | 'cache'>): Promise<HospitalOption[]> {
  return app.cache.get('hospitals to choose from', ['hospitals'], () => listHospitalOptions(app));
}

/** Hospitals with a service for patients from abroad, by name. */
export function internationalHospitals(app: Pick<App, 'db' | 'cache'>): Promise<InternationalHospital[]> {
  return app.cache.get('hospitals for people from abroad', ['hospitals'], () => listInternationalHospitals(app));
}

/** The brand of a hospital in any state, for documents; null where it has none of its own. */
export function hospitalBrandOf(app: { db: Database | Transaction }, id: number): Promise<HospitalBrand | null> {
  return findHospitalBrand(app.db, id);
}

/** The published hospital with this slug, or null. */
export function findHospitalBySlug(app: Reader, slug: string): Promise<HospitalDetail | null> {
  return findHospital(app, { slug });
}

/** The published hospital with this id, or null. */
export function findHospitalById(app: Reader, id: number): Promise<HospitalDetail | null> {
  return findHospital(app, { id });
}

/** All data of a hospital's page, in one query; null for an unknown hospital. */
export function loadHospitalPage(app: DatedReader, id: number, _language: Language): Promise<HospitalPageData | null> {
  return findHospitalPage(app, { id });
}

/** The same by slug. */
export function loadHospitalPageBySlug(app: DatedReader, slug: string): Promise<HospitalPageData | null> {
  return findHospitalPage(app, { slug });
}

/** A hospital with its services, by id or slug; null for an unknown hospital. */
export function loadHospitalServices(app: Reader, hospital: HospitalKey): Promise<HospitalServicesData | null> {
  return findHospitalServices(app, hospital);
}

/** The page of a hospital's services, with the long texts only in the reader's language. */
export async function loadServicesPage(
  app: Reader,
  hospital: HospitalKey,
  language: Language,
): Promise<ShownHospitalServices | null> {
  const found = await findHospitalServices(app, hospital);
  const inLanguage = (details: LocalText | null) => (details?.en ? localText(details, language) : null);
  return found && { ...found, services: found.services.map((one) => ({ ...one, details: inLanguage(one.details) })) };
}

/** The visiting hours are stored in the hospital's record; its texts contain a placeholder for them. */
export async function loadPatientCare(app: Reader, hospital: HospitalKey): Promise<PatientCareData | null> {
  const page = await findPatientCare(app, hospital);
  return page && { ...page, topics: page.topics.map((topic) => filledTopic(topic, page.hospital.visitingHours)) };
}

function filledTopic(topic: PatientCareTopic, visitingHours: LocalText | null): PatientCareTopic {
  const inLanguage = (language: Language, text: string) =>
    withPlaceholders(text, (name) =>
      name === 'visiting_hours' && visitingHours ? localText(visitingHours, language).text : undefined,
    );
  const { en, ms, zh } = topic.body;
  const body = {
    en: inLanguage('en', en),
    ...(ms ? { ms: inLanguage('ms', ms) } : {}),
    ...(zh ? { zh: inLanguage('zh', zh) } : {}),
  };
  return { ...topic, body };
}

/** A centre of excellence with its hospital; null for an unknown one. */
export function loadCentreOfExcellencePage(
  app: DatedReader,
  id: number,
  _language: Language,
): Promise<CentreOfExcellencePageData | null> {
  return findCentrePage(app, { id });
}

/** The same by the two slugs of its address. */
export function loadCentreOfExcellence(app: DatedReader, key: CentreKey): Promise<CentreOfExcellencePageData | null> {
  return findCentrePage(app, key);
}
export { hospitalUnknown } from './hospitals.errors.ts';
export { insurerNamesColumn, pictureColumn, pictureJson } from './library-picture.server.ts';
export { centresToFind, hospitalsToFind } from './searchable-hospitals.server.ts';
export { isApproved } from './advertised.server.ts';
