/** Careers: vacancies in the group, each with its last day; a closed vacancy is marked as closed and stays readable. */
import { type Reader, publishedEntry } from '#src/features/publishing/entries/entries.server.ts';
import { findHospitalBySlug, hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { VacancyAddress, VacancyData, VacancyPlace } from './careers.schema.ts';

/** The hospitals and states by which the list of vacancies is filtered. */
export async function careerPlaces(app: Reader) {
  return { locations: (await hospitalOptions(app)).map(({ name, state }) => ({ name, state })) };
}

/** Names of the hospitals by slug, for cards. */
export async function hospitalNames(app: Reader): Promise<Record<string, VacancyPlace>> {
  return Object.fromEntries((await hospitalOptions(app)).map(({ slug, name, state }) => [slug, { slug, name, state }]));
}

/** One vacancy with its hospital; throws 410 or 404 where there is none. */
export async function loadVacancy(app: Reader, slug: string): Promise<VacancyData> {
  const page = await publishedEntry(app, 'career', { idOrSlug: slug });
  const { hospitalSlug } = page.entry.fields;
  const hospital = hospitalSlug ? await addressOf(app, hospitalSlug) : null;
  return { ...page, hospital, now: app.clock.now().toISOString() };
}

async function addressOf(app: Reader, hospitalSlug: string): Promise<VacancyAddress | null> {
  const hospital = await findHospitalBySlug(app, hospitalSlug);
  if (!hospital) return null;
  const { slug, name, state, town, address, postcode } = hospital;
  return { slug, name, state, town, address, postcode };
}
