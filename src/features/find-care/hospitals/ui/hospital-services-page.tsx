import { ClinicalReviewNote } from '#src/design/content/clinical-review-note.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { NestedSections } from '#src/design/content/local-sections.tsx';
import { Local } from '#src/design/content/local.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { sharedReview } from '#src/shared/health-texts/clinical-review.ts';
import { localText } from '#src/shared/local-text.ts';
import type { ShownHospitalServices } from '../hospitals.schema.ts';
import { HospitalSections } from './sections/hospital-sections.tsx';
import { useHospitalBrand } from './use-hospital-brand.tsx';

/** The services of a hospital, each with its hours and how to prepare. */
export default function HospitalServicesPage({ data: { hospital, services } }: { data: ShownHospitalServices }) {
  const brand = useHospitalBrand(hospital);
  const shared = sharedReview(services);
  const path = `/${hospital.slug}/our-services`;
  const title = m.hospitals_services_title({ hospital: hospital.name });
  const crumbs = [
    { label: m.hospitals_title(), href: '/our-hospitals' },
    { label: hospital.name, href: `/${hospital.slug}` },
    { label: m.hospitals_services(), href: path },
  ];
  return (
    <Page title={title} crumbs={crumbs} brand={brand} intro={m.hospitals_services_intro({ town: hospital.town })}>
      <PageHead
        title={title}
        description={m.hospitals_services_description({ hospital: hospital.name })}
        keywords={[hospital.name, ...services.map(({ name }) => localText(name, getLocale()).text)]}
        path={path}
        crumbs={crumbs}
      />
      <HospitalSections hospital={hospital} current="our-services" />
      <ul className="grid gap-5 md:grid-cols-2">
        {services.map((service) => (
          <li key={service.id} id={service.slug} className="scroll-mt-28">
            <PagePart>
              <Service service={service} hasOwnReview={!shared} />
            </PagePart>
          </li>
        ))}
      </ul>
      {shared ? <ClinicalReviewNote review={shared} /> : null}
    </Page>
  );
}

type ShownService = ShownHospitalServices['services'][number];

function Service({ service, hasOwnReview }: { service: ShownService; hasOwnReview: boolean }) {
  const { name, summary, details, hours, icon, phone, reviewedBy, reviewedOn } = service;
  return (
    <Card as="article" className="flex h-full gap-4 p-5">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-petal bg-pale text-teal">
        <Icon name={icon} size={26} />
      </span>
      <div className="min-w-0">
        <h2 className="text-[1.1875rem] font-semibold text-deep">
          <Local text={name} />
        </h2>
        <p className="mt-1">
          <Local text={summary} />
        </p>
        <p className="mt-2 flex items-start gap-2 text-muted">
          <Icon name="clock" size={18} className="mt-1" />
          <span>
            <span className="sr-only">{m.hospitals_hours()} </span>
            <Local text={hours} />
          </span>
        </p>
        <PhoneLink phone={phone} />
        {details && (
          <details className="group mt-2">
            <summary className="no-marker flex min-h-11 items-center gap-2 font-semibold text-teal">
              <span>
                {m.hospitals_service_details()}
                <span className="sr-only">
                  : <Local text={name} />
                </span>
              </span>
              <Icon name="down" size={16} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <NestedSections {...details} />
          </details>
        )}
        {hasOwnReview ? <ClinicalReviewNote review={{ reviewedBy, reviewedOn }} /> : null}
      </div>
    </Card>
  );
}
