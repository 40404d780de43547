import { lazy, Suspense, type ComponentProps } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { KeywordPageData } from '../keyword-pages.server.ts';

// Each page's code is loaded only where a keyword shows it.
const HospitalPage = lazy(() => import('#src/features/find-care/hospitals/ui/hospital-page.tsx'));
const CentreOfExcellencePage = lazy(() => import('#src/features/find-care/hospitals/ui/centre-of-excellence-page.tsx'));
const SpecialityPage = lazy(() => import('#src/features/find-care/specialist-centres/ui/speciality-page.tsx'));
const ClinicServicesPage = lazy(() => import('#src/features/find-care/specialist-centres/ui/clinic-services-page.tsx'));
const DoctorPage = lazy(() => import('#src/features/find-care/doctors/ui/doctor-page.tsx'));
const ArticlePage = lazy(() => import('#src/features/reading/insights/ui/article-page.tsx'));
const VideoPage = lazy(() => import('#src/features/reading/insights/ui/video-page.tsx'));
const PodcastPage = lazy(() => import('#src/features/reading/insights/ui/podcast-page.tsx'));
const PackagePage = lazy(() => import('#src/features/shop/packages/ui/package-page.tsx'));
const EventPage = lazy(() => import('#src/features/reading/campaigns/ui/event-page.tsx'));
const CampaignPage = lazy(() => import('#src/features/reading/campaigns/ui/campaign-page.tsx'));
const LandingPage = lazy(() => import('#src/features/reading/landing-pages/ui/landing-page.tsx'));
const Doctors = lazy(() =>
  import('#src/features/find-care/doctors/ui/doctor-strip.tsx').then(({ DoctorStrip: component }) => ({
    default: component,
  })),
);

const Packages = lazy(() =>
  import('#src/features/shop/packages/ui/package-strip.tsx').then(({ PackageStrip: component }) => ({
    default: component,
  })),
);

// Each in a boundary of its own: the browser's renderer keeps the markup of a part whose code is not loaded yet only
// between the marks of a boundary.
const DoctorStrip = (props: ComponentProps<typeof Doctors>) => (
  <Suspense>
    <Doctors {...props} />
  </Suspense>
);
const PackageStrip = (props: ComponentProps<typeof Packages>) => (
  <Suspense>
    <Packages {...props} />
  </Suspense>
);

/** The page of a keyword, with the parts of other features that it contains. */
export function KeywordPage({ shown }: { shown: KeywordPageData }) {
  return <Suspense>{pageOf(shown)}</Suspense>;
}

const allDoctors = (filters: Record<string, string>) => ({
  href: `/doctor?${new URLSearchParams(filters)}`,
  label: m.site_all_doctors(),
});
const allPackages = (location: string) => ({
  href: `/health-package?${new URLSearchParams({ location })}`,
  label: m.site_all_packages(),
});

function pageOf(shown: KeywordPageData) {
  switch (shown.component) {
    case 'hospital':
      return (
        <HospitalPage
          data={shown.page}
          doctors={
            <DoctorStrip
              title={m.site_doctors_at_hospital()}
              doctors={shown.doctors}
              more={allDoctors({ location: shown.page.hospital.name })}
            />
          }
          packages={
            <PackageStrip
              title={m.site_packages_at_hospital()}
              packages={shown.packages}
              more={allPackages(shown.page.hospital.name)}
            />
          }
        />
      );
    case 'speciality-centre':
      return (
        <SpecialityPage
          data={shown.page}
          town={{ towns: shown.towns, town: shown.town }}
          doctors={
            <DoctorStrip
              title={m.site_doctors_of_speciality()}
              doctors={shown.doctors}
              more={allDoctors({ specialisation: shown.page.speciality.slug })}
            />
          }
        />
      );
    case 'center-of-excellence':
      return (
        <CentreOfExcellencePage
          data={shown.page}
          doctors={
            <DoctorStrip
              title={m.site_doctors_of_centre()}
              doctors={shown.doctors}
              more={allDoctors({
                location: shown.page.hospital.name,
                specialisation: shown.page.centre.specialitySlug,
              })}
            />
          }
        />
      );
    case 'speciality-centre-service':
      return <ClinicServicesPage data={shown.page} />;
    case 'health-package':
      return <PackagePage data={shown.page} />;
    case 'doctor':
      return <DoctorPage data={shown.page} />;
    case 'articles':
      return <ArticlePage data={shown.page} />;
    case 'video':
      return <VideoPage data={shown.page} />;
    case 'podcast':
      return <PodcastPage data={shown.page} />;
    case 'events':
      return <EventPage data={shown.page} extra={shown.extra} />;
    case 'campaigns-promotions':
      return <CampaignPage data={shown.page} extra={shown.extra} />;
    case 'landing':
      return <LandingPage data={shown.page} />;
  }
}
