/** Enquiries: a question is sent to staff together with the subject of the page on which it was asked. */
import { loadDoctorPage } from '#src/features/find-care/doctors/doctors.server.ts';
import { readEntry } from '#src/features/publishing/entries/entries.server.ts';
import { findHospitalBySlug } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { loadPackagePage } from '#src/features/shop/packages/packages.server.ts';
import { loadSpeciality } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { FormSubject } from '#src/features/requests/forms/forms.schema.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';

/** The subject of an enquiry, and its hospital if it has one. */
export interface EnquirySubject extends FormSubject {
  hospitalId?: number;
  /** Address of the page of origin. */
  href: string;
}

/**
 * The subject that the address of the enquiry page names (`?doctor=`, `?hospital=`, `?package=`, `?page=`,
 * `?speciality=`); null for an unknown one.
 */
export async function subjectOf(app: App, query: URLSearchParams, language: Language): Promise<EnquirySubject | null> {
  for (const [kind, find] of Object.entries(subjects)) {
    const slug = query.get(kind);
    if (slug && /^[a-z0-9-]{1,120}$/.test(slug)) {
      const found = await find(app, slug, language);
      if (found) return { kind, slug, ...found };
    }
  }
  return null;
}

type Found = Omit<EnquirySubject, 'kind' | 'slug'> | null;

const subjects: Record<string, (app: App, slug: string, language: Language) => Promise<Found>> = {
  async doctor(app, slug, language) {
    const page = await loadDoctorPage(app, slug, language);
    return page && { title: page.doctor.name, href: `/doctor/${slug}` };
  },
  async hospital(app, slug) {
    const hospital = await findHospitalBySlug(app, slug);
    return hospital && { title: hospital.name, href: `/${slug}`, hospitalId: hospital.id };
  },
  async package(app, slug, language) {
    const page = await loadPackagePage(app, slug, language);
    return page && { title: localText(page.item.title, language).text, href: `/health-package/${slug}` };
  },
  async page(app, slug, language) {
    const found = await readEntry(app, 'page', { idOrSlug: slug, language });
    return found?.state === 'shown'
      ? { title: localText(found.page.entry.title, language).text, href: `/${slug}` }
      : null;
  },
  async speciality(app, slug, language) {
    const page = await loadSpeciality(app, { slug });
    return page && { title: localText(page.speciality.name, language).text, href: `/speciality-centre/${slug}` };
  },
};
