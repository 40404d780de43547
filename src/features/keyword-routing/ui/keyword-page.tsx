import { lazy, Suspense } from 'react';
import type { KeywordPageData } from '../keyword-pages.server.ts';

// Each page's code is fetched only where a keyword shows it.
const HospitalPage = lazy(() => import('#src/features/hospitals/pages/hospital-page.tsx'));
const CentreOfExcellencePage = lazy(() => import('#src/features/hospitals/pages/centre-of-excellence-page.tsx'));
const SpecialityPage = lazy(() => import('#src/features/specialist-centres/pages/speciality-page.tsx'));
const ClinicServicesPage = lazy(() => import('#src/features/specialist-centres/pages/clinic-services-page.tsx'));
const DoctorPage = lazy(() => import('#src/features/doctors/pages/doctor-page.tsx'));
const DoctorStrip = lazy(() => import('#src/features/doctors/ui/doctor-strip.tsx').then(({ DoctorStrip: component }) => ({ default: component })));

/** The page that a keyword names, with the neighbours' parts it is composed of. */
export function KeywordPage({ shown }: { shown: KeywordPageData }) {
  return <Suspense>{pageOf(shown)}</Suspense>;
}

function pageOf(shown: KeywordPageData) {
  switch (shown.component) {
    case 'hospital':
      return <HospitalPage data={shown.page} doctors={<DoctorStrip doctors={shown.doctors} />} />;
    case 'speciality-centre':
      return <SpecialityPage data={shown.page} doctors={<DoctorStrip doctors={shown.doctors} />} />;
    case 'center-of-excellence':
      return <CentreOfExcellencePage data={shown.page} />;
    case 'speciality-centre-service':
      return <ClinicServicesPage data={shown.page} />;
    case 'doctor':
      return <DoctorPage data={shown.page} />;
  }
}
