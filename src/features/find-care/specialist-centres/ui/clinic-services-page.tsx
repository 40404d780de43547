import { useRouteLoaderData } from 'react-router';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { clinicStructuredData } from '../clinic-structured-data.rules.ts';
import type { ClinicPageData } from '../specialist-centres.schema.ts';
import { ClinicVisit } from '../ui/clinic-visit.tsx';
import { ServicesList } from '../ui/services-list.tsx';

/** The page of the keyword component `speciality-centre-service`. */
export default function ClinicServicesPage({ data }: { data: ClinicPageData }) {
  const { speciality, clinic, services } = data;
  const language = getLocale();
  const origin = useRouteLoaderData<SiteIdentity>('root')?.origin ?? '';
  const name = localText(speciality.name, language).text;
  const hospital = clinic.hospital.name;
  const clinicPath = `/speciality-centre/${speciality.slug}/${clinic.slug}`;
  const path = `${clinicPath}/services`;
  const title = m.specialist_centres_services_title({ name, hospital });
  const crumbs = [
    { label: m.specialist_centres_title(), href: '/speciality-centre' },
    { label: name, href: `/speciality-centre/${speciality.slug}` },
    { label: hospital, href: clinicPath },
    { label: m.specialist_centres_services(), href: path },
  ];
  return (
    <Page title={title} crumbs={crumbs}>
      <PageHead
        title={title}
        description={m.specialist_centres_services_description({ name, hospital })}
        keywords={[name, hospital, ...services.map((service) => localText(service.name, language).text)]}
        path={path}
        crumbs={crumbs}
        jsonLd={[clinicStructuredData(data, origin + localPath(clinicPath, language))]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ServicesList services={services} heading="h2" />
        <ClinicVisit data={data} />
      </div>
    </Page>
  );
}
