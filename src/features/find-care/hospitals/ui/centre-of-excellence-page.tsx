import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { ClinicalReviewNote } from '#src/design/content/clinical-review-note.tsx';
import { IconBanner } from '#src/design/pictures/icon-banner.tsx';
import { LocalSections } from '#src/design/content/local-sections.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PhotoBanner } from '#src/design/pictures/photo-banner.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { centreStructuredData } from '../hospital-structured-data.rules.ts';
import type { CentreOfExcellencePageData } from '../hospitals.schema.ts';
import { CentreSections } from './sections/centre-sections.tsx';
import { DirectionsLink } from '../ui/directions-link.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { TeaserLinks } from '../ui/teaser-links.tsx';
import { useHospitalBrand } from '../ui/use-hospital-brand.tsx';

/** The page of the keyword component `center-of-excellence`; the composer supplies `doctors`. */
export default function CentreOfExcellencePage({
  data,
  doctors,
}: {
  data: CentreOfExcellencePageData;
  doctors?: ReactNode;
}) {
  const { hospital, centre, others } = data;
  const brand = useHospitalBrand(hospital);
  const language = getLocale();
  const origin = useRouteLoaderData<SiteIdentity>('root')?.origin ?? '';
  const name = localText(centre.name, language).text;
  const path = `/${hospital.slug}/${centre.slug}`;
  const crumbs = [
    { label: m.hospitals_title(), href: '/our-hospitals' },
    { label: hospital.name, href: `/${hospital.slug}` },
    { label: name, href: path },
  ];
  return (
    <Page
      title={name}
      line={hospital.name}
      lead={<Local text={centre.summary} />}
      crumbs={crumbs}
      brand={brand}
      banner={
        centre.picture ? (
          <PhotoBanner picture={centre.picture} />
        ) : (
          <IconBanner>
            <SpecialityIcon name={centre.icon} />
          </IconBanner>
        )
      }
    >
      <PageHead
        title={m.hospitals_centre_title({ centre: name, hospital: hospital.name })}
        description={localText(centre.summary, language).text}
        keywords={[name, hospital.name, hospital.town, m.hospitals_centre()]}
        path={path}
        crumbs={crumbs}
        jsonLd={[centreStructuredData(data, origin + localPath(path, language))]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-10">
          <LocalSections text={centre.body} />
          <CentreSections centre={centre} doctorsHref={doctorsHref(data)} />
          {centre.approvalNumber ? (
            <p className="text-[0.9375rem] text-muted">
              {m.design_advertising_approval({ number: centre.approvalNumber })}
            </p>
          ) : null}
          <ClinicalReviewNote review={centre} />
          {others.length > 0 && (
            <section>
              <SectionTitle>{m.hospitals_centre_others()}</SectionTitle>
              <TeaserLinks
                teasers={others.map((other) => ({
                  href: `/${hospital.slug}/${other.slug}`,
                  name: other.name,
                  picture: <SpecialityIcon name={other.icon} />,
                }))}
              />
            </section>
          )}
        </div>
        <Visit data={data} />
      </div>
      {doctors}
    </Page>
  );
}

/** The list of the centre's doctors: those of its speciality in its hospital, as the register has them. */
function doctorsHref({ hospital, centre }: CentreOfExcellencePageData): string {
  return `/doctor?${new URLSearchParams({ location: hospital.name, specialisation: centre.specialitySlug })}`;
}

function Visit({ data }: { data: CentreOfExcellencePageData }) {
  const { hospital, centre, elsewhere } = data;
  return (
    <div className="space-y-6">
      <Card as="section" className="grid gap-1 p-5">
        <h2 className="text-[1.25rem] font-semibold text-deep">{m.hospitals_centre_visit()}</h2>
        <p>
          <SiteLink href={`/${hospital.slug}`} className="inline-flex min-h-11 items-center font-semibold">
            {hospital.name}
          </SiteLink>
          <span className="block">{hospital.address}</span>
        </p>
        <PhoneLink phone={centre.phone} />
        <DirectionsLink location={hospital.location} name={hospital.name} />
        <ButtonLink href={doctorsHref(data)} className="mt-3">
          {m.hospitals_centre_doctors()}
        </ButtonLink>
      </Card>
      {elsewhere.length > 0 && (
        <section>
          <h2 className="text-[1.125rem] font-semibold text-deep">{m.hospitals_centre_elsewhere()}</h2>
          <ul>
            {elsewhere.map((other) => (
              <li key={other.hospitalSlug}>
                <SiteLink href={`/${other.hospitalSlug}/${other.slug}`} className="inline-flex min-h-11 items-center">
                  {other.hospitalName}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
