/** Specialist centres: the specialities, reasons for an appointment, and the hospitals with a clinic. */
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findClinicPage,
  findSpecialityPage,
  listSpecialitiesBy,
  listSpecialityOptions,
  type SpecialityKey,
} from './data/specialist-centres.store.server.ts';
import type {
  ClinicPageData,
  SpecialityList,
  SpecialityOption,
  SpecialityPageData,
} from './specialist-centres.schema.ts';

type Reader = Pick<App, 'db'>;
type DatedReader = Pick<App, 'db' | 'clock'>;

/** A page of the specialities in the group's order, whose name or everyday words match `q` in any language. */
export async function listSpecialities(
  app: Reader,
  { q, limit = 100, offset = 0 }: { q?: string | undefined; limit?: number; offset?: number },
): Promise<SpecialityList> {
  return { ...(await listSpecialitiesBy(app, { q, limit, offset })), limit, offset };
}

/** All specialities in the group's order, for choices and filters. */
export function specialityOptions(app: Pick<App, 'db' | 'cache'>): Promise<SpecialityOption[]> {
  return app.cache.get('specialities to choose from', ['specialist-centres'], () => listSpecialityOptions(app));
}

/** All data of a speciality's page, in one query; null for an unknown speciality. */
export function loadSpecialityPage(
  app: DatedReader,
  id: number,
  _language: Language,
): Promise<SpecialityPageData | null> {
  return findSpecialityPage(app, { id });
}

/** The same by id or slug. */
export function loadSpeciality(app: DatedReader, key: SpecialityKey): Promise<SpecialityPageData | null> {
  return findSpecialityPage(app, key);
}

/** A clinic by its speciality (id or slug) and its own slug (specification, section 2). */
export function loadClinicPage(
  app: DatedReader,
  specialityIdOrSlug: string,
  clinicSlug: string,
): Promise<ClinicPageData | null> {
  return findClinicPage(app, { speciality: specialityKey(specialityIdOrSlug), clinicSlug });
}

/** The services of a clinic, by the clinic's id. */
export function loadClinicServicesPage(
  app: DatedReader,
  id: number,
  _language: Language,
): Promise<ClinicPageData | null> {
  return findClinicPage(app, { id });
}

function specialityKey(idOrSlug: string): SpecialityKey {
  return /^\d{1,9}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}
export { clinicsToFind, specialitiesToFind } from './searchable-specialities.server.ts';
