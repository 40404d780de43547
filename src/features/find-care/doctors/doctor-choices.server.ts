/** The choices of the filters of doctors. */
import { hospitalOptions, hospitalTowns } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { listSpokenCounts } from './data/doctors.store.server.ts';
import { shownOnCards } from './doctor-cards.server.ts';
import { choicesIn } from './doctors.rules.ts';
import type { DoctorChoices, DoctorFilterOptions, SpokenLanguage } from './doctors.schema.ts';

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

/** The choices of the filters in one language, cached as one object for all pages. */
export function loadDoctorChoices(app: Reader, language: Language): Promise<DoctorChoices> {
  return app.cache.get(`choices of doctors in ${language}`, shownOnCards, async () =>
    choicesIn(await loadDoctorFilterOptions(app), language),
  );
}

/** The choices of the filters: hospitals, specialities, and the languages of doctors. */
export function loadDoctorFilterOptions(app: Reader): Promise<DoctorFilterOptions> {
  return app.cache.get('choices of doctors', shownOnCards, () => findFilterOptions(app));
}

async function findFilterOptions(app: Reader): Promise<DoctorFilterOptions> {
  const [hospitals, specialities, languages, towns] = await Promise.all([
    hospitalOptions(app),
    specialityOptions(app),
    spokenLanguageCounts(app),
    hospitalTowns(app),
  ]);
  return {
    hospitals: hospitals.map(({ name, state }) => ({ name, state })),
    specialities: specialities.map(({ slug, name }) => ({ slug, name })),
    languages: languages.map(({ code, name }) => ({ code, name })),
    towns,
  };
}

/** The languages of doctors in the list's order, each with the number of doctors. */
export function spokenLanguageCounts(
  app: Pick<App, 'db' | 'cache'>,
): Promise<(SpokenLanguage & { doctors: number })[]> {
  return app.cache.get('languages of doctors', ['doctors'], () => listSpokenCounts(app));
}
