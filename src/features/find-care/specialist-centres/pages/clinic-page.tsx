import { useRouteLoaderData } from 'react-router';
import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { IconBanner } from '#src/design/pictures/icon-banner.tsx';
import { LocalSections } from '#src/design/content/local-sections.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { clinicStructuredData } from '../clinic-structured-data.rules.ts';
import type { ClinicPageData } from '../specialist-centres.schema.ts';
import { loadClinicPage } from '../specialist-centres.server.ts';
import { ClinicVisit } from '../ui/clinic-visit.tsx';
import type { Route } from './+types/clinic-page';

/** The speciality may be named by its id or its slug; the canonical address has the slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const found = await loadClinicPage(app, params.id, params.clinic);
  if (!found) throw notFound();
  return found;
}

export default function ClinicPage({ loaderData: data }: Route.ComponentProps) {
  const { speciality, services, clinic } = data;
  const language = getLocale();
  const origin = useRouteLoaderData<SiteIdentity>('root')?.origin ?? '';
  const name = localText(speciality.name, language).text;
  const path = `/speciality-centre/${speciality.slug}/${clinic.slug}`;
  const title = m.specialist_centres_clinic_title({ name, hospital: clinic.hospital.name });
  const crumbs = [
    { label: m.specialist_centres_title(), href: '/speciality-centre' },
    { label: name, href: `/speciality-centre/${speciality.slug}` },
    { label: clinic.hospital.name, href: path },
  ];
  return (
    <Page
      title={title}
      lead={<Local text={speciality.summary} />}
      crumbs={crumbs}
      banner={
        <IconBanner>
          <SpecialityIcon name={speciality.icon} />
        </IconBanner>
      }
    >
      <PageHead
        title={title}
        description={m.specialist_centres_clinic_description({
          name,
          hospital: clinic.hospital.name,
          place: clinic.place,
        })}
        keywords={[name, clinic.hospital.name, clinic.hospital.state]}
        path={path}
        crumbs={crumbs}
        jsonLd={[clinicStructuredData(data, origin + localPath(path, language))]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-10 max-lg:order-last">
          {speciality.body.en ? <LocalSections text={speciality.body} /> : null}
          <section>
            <h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{m.specialist_centres_services()}</h2>
            <PetalList inColumns className="measure mb-5">
              {services.map((service) => (
                <PetalPoint key={service.id}>
                  <Local text={service.name} />
                </PetalPoint>
              ))}
            </PetalList>
            <ButtonLink href={`${path}/services`} variant="secondary">
              {m.specialist_centres_services_more()}
            </ButtonLink>
          </section>
          <Others data={data} />
        </div>
        <ClinicVisit data={data} />
      </div>
    </Page>
  );
}

function Others({ data: { speciality, others } }: { data: ClinicPageData }) {
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-[1.5rem] font-semibold text-deep">{m.specialist_centres_others()}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {others.map(({ slug, hospitalName }) => (
          <li key={slug}>
            <SiteLink
              href={`/speciality-centre/${speciality.slug}/${slug}`}
              className="inline-flex min-h-11 items-center"
            >
              {hospitalName}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
