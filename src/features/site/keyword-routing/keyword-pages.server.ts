/** The loaders of the keyword components. Components without a feature here are handled by the route table. */
import { redirect } from 'react-router';
import type { App } from '#src/platform/app.ts';
import { loadCampaignPage, loadEventPage } from '#src/features/reading/campaigns/campaigns.server.ts';
import {
  doctorsOfCentre,
  doctorsOfHospital,
  doctorsOfSpeciality,
  loadDoctorPage,
} from '#src/features/find-care/doctors/doctors.server.ts';
import {
  articlesNamed,
  loadArticlePage,
  loadPodcastPage,
  loadVideoPage,
} from '#src/features/reading/insights/insights.server.ts';
import {
  hospitalTown,
  hospitalTowns,
  loadCentreOfExcellencePage,
  loadHospitalPage,
} from '#src/features/find-care/hospitals/hospitals.server.ts';
import {
  findSuccessor,
  isWithdrawn,
  loadPackagePage,
  popularPackages,
} from '#src/features/shop/packages/packages.server.ts';
import { clinicsFrom } from '#src/features/find-care/specialist-centres/specialist-centres.rules.ts';
import {
  loadClinicServicesPage,
  loadSpecialityPage,
} from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { gone } from '#src/platform/http/not-found.ts';
import { landingOrNext } from './landing-moves.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Keyword } from './keywords.schema.ts';
import { doctorsShown, packagesShown } from './keyword-lists.rules.ts';

/** `near`: the visitor's town from the address. */
interface Asked {
  language: Language;
  near: string | undefined;
}

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

async function loadHospital(app: Reader, id: number, language: Language) {
  const [page, doctors, packages] = await Promise.all([
    loadHospitalPage(app, id, language),
    doctorsOfHospital(app, id, doctorsShown),
    popularPackages(app, packagesShown, id),
  ]);
  return page && { component: 'hospital' as const, page, doctors, packages };
}

/** Where a town is given, doctors and clinics are ordered by distance from it. */
async function loadSpeciality(app: Reader, id: number, { language, near }: Asked) {
  const [found, doctors, towns, town] = await Promise.all([
    loadSpecialityPage(app, id, language),
    doctorsOfSpeciality(app, id, { limit: doctorsShown, near }),
    hospitalTowns(app),
    hospitalTown(app, near),
  ]);
  const page = found && town ? { ...found, clinics: clinicsFrom(town.location, found.clinics) } : found;
  return page && { component: 'speciality-centre' as const, page, doctors, towns, town: town?.town };
}

/**
 * A withdrawn package was public once: throws a redirect (301) to its successor on sale, or 410 with the list of
 * packages.
 */
async function loadPackage(app: Reader, id: number, language: Language) {
  const page = await loadPackagePage(app, id, language);
  if (!page) {
    const successor = await findSuccessor(app, id);
    if (successor) throw redirect(localPath(`/health-package/${successor}`, language), 301);
    if (await isWithdrawn(app, id)) throw gone('/health-package');
  }
  return page && { component: 'health-package' as const, page };
}

/**
 * Throws 410 for content that was public once, with a list to continue with, and 404 for anything else that is missing.
 */
function shownOrGone<Page>(
  found: { state: 'shown'; page: Page } | { state: 'gone'; list: string } | null,
): Page | null {
  if (found?.state === 'gone') throw gone(found.list);
  return found?.page ?? null;
}

async function loadContent(app: Reader, { component, id }: Keyword, language: Language) {
  if (component === 'articles') {
    const page = shownOrGone(await loadArticlePage(app, Number(id), language));
    return page && { component: 'articles' as const, page };
  }
  if (component === 'video') {
    const page = shownOrGone(await loadVideoPage(app, Number(id), language));
    return page && { component: 'video' as const, page };
  }
  if (component === 'podcast') {
    const page = shownOrGone(await loadPodcastPage(app, Number(id), language));
    return page && { component: 'podcast' as const, page };
  }
  if (component === 'events') {
    const found = await loadEventPage(app, Number(id), language);
    const page = shownOrGone(found);
    return page && found?.extra ? { component: 'events' as const, page, extra: found.extra } : null;
  }
  if (component === 'campaigns-promotions') {
    const found = await loadCampaignPage(app, Number(id), language);
    const page = shownOrGone(found);
    return page && found?.extra ? { component: 'campaigns-promotions' as const, page, extra: found.extra } : null;
  }
  return undefined;
}

/** The page of a keyword; null when its item is missing, undefined when the route table decides. */
export async function loadKeywordPage(app: Reader, keyword: Keyword, asked: Asked) {
  const { language } = asked;
  const id = Number(keyword.id);
  if (keyword.component === 'hospital') return loadHospital(app, id, language);
  if (keyword.component === 'speciality-centre') return loadSpeciality(app, id, asked);
  if (keyword.component === 'doctor') {
    const page = await loadDoctorPage(app, id, language);
    if (!page) return null;
    const articles = await articlesNamed(app, page.doctor.articles);
    // The addresses of drafts are not told.
    const doctor = { ...page.doctor, articles: [] };
    return { component: 'doctor' as const, page: { ...page, doctor, articles } };
  }
  if (keyword.component === 'health-package') return loadPackage(app, id, language);
  if (keyword.component === 'center-of-excellence') {
    const page = await loadCentreOfExcellencePage(app, id, language);
    if (!page) return null;
    const doctors = await doctorsOfCentre(app, page.hospital.id, {
      specialitySlug: page.centre.specialitySlug,
      limit: doctorsShown,
    });
    return { component: 'center-of-excellence' as const, page, doctors };
  }
  if (keyword.component === 'speciality-centre-service') {
    const page = await loadClinicServicesPage(app, id, language);
    return page && { component: 'speciality-centre-service' as const, page };
  }
  if (keyword.component === 'landing') {
    const page = await landingOrNext(app, id, language);
    return page && { component: 'landing' as const, page };
  }
  return loadContent(app, keyword, language);
}

export type KeywordPageData = NonNullable<Awaited<ReturnType<typeof loadKeywordPage>>>;
