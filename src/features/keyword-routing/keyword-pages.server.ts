/** What each keyword component loads. A component whose area does not exist here is left to the route table. */
import type { App } from '#src/platform/app.ts';
import { doctorsOfHospital, doctorsOfSpeciality, loadDoctorPage } from '#src/features/doctors/doctors.server.ts';
import { loadCentreOfExcellencePage, loadHospitalPage } from '#src/features/hospitals/hospitals.server.ts';
import { loadClinicServicesPage, loadSpecialityPage } from '#src/features/specialist-centres/specialist-centres.server.ts';
import type { Language } from '#src/shared/local-text.ts';
import type { Keyword } from './keywords.schema.ts';

const doctorsShown = 4;
type Reader = Pick<App, 'db' | 'pool' | 'kept' | 'clock'>;

async function loadHospital(app: Reader, id: number, language: Language) {
  const [page, doctors] = await Promise.all([loadHospitalPage(app, id, language), doctorsOfHospital(app, id, language, doctorsShown)]);
  return page && { component: 'hospital' as const, page, doctors };
}

async function loadSpeciality(app: Reader, id: number, language: Language) {
  const [page, doctors] = await Promise.all([loadSpecialityPage(app, id, language), doctorsOfSpeciality(app, id, language, doctorsShown)]);
  return page && { component: 'speciality-centre' as const, page, doctors };
}

/** The page of a keyword, or null when its item is gone (then it is an unknown item). */
export async function loadKeywordPage(app: Reader, keyword: Keyword, language: Language) {
  const id = Number(keyword.id);
  if (keyword.component === 'hospital') return loadHospital(app, id, language);
  if (keyword.component === 'speciality-centre') return loadSpeciality(app, id, language);
  if (keyword.component === 'doctor') {
    const page = await loadDoctorPage(app, id, language);
    return page && { component: 'doctor' as const, page };
  }
  if (keyword.component === 'center-of-excellence') {
    const page = await loadCentreOfExcellencePage(app, id, language);
    return page && { component: 'center-of-excellence' as const, page };
  }
  if (keyword.component === 'speciality-centre-service') {
    const page = await loadClinicServicesPage(app, id, language);
    return page && { component: 'speciality-centre-service' as const, page };
  }
  return null;
}

export type KeywordPageData = NonNullable<Awaited<ReturnType<typeof loadKeywordPage>>>;
