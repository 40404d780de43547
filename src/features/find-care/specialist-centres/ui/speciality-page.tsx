import type { ReactNode } from 'react';
import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { ClinicalReviewNote } from '#src/design/content/clinical-review-note.tsx';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { IconBanner } from '#src/design/pictures/icon-banner.tsx';
import { LocalSections } from '#src/design/content/local-sections.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { PhotoBanner } from '#src/design/pictures/photo-banner.tsx';
import type { Town } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { TownChoice } from '#src/features/find-care/nearest-hospital/ui/town-choice.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { EmergencyCall, EmergencyLine } from '#src/features/site/urgent-help/ui/emergency-call.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { doctorsAddress } from '../specialist-centres.rules.ts';
import type { SpecialityPageData } from '../specialist-centres.schema.ts';
import { ClinicList } from '../ui/clinic-list.tsx';
import { ServicesList } from '../ui/services-list.tsx';

/** The page of the keyword component `speciality-centre`; the composer supplies `doctors`. */
export default function SpecialityPage({
  data: { speciality, services, clinics },
  doctors,
  town,
}: {
  data: SpecialityPageData;
  /** The visitor's town, and those to choose from; absent in a preview. */
  town?: { towns: readonly Town[]; town: string | undefined };
  doctors?: ReactNode;
}) {
  const language = getLocale();
  const name = localText(speciality.name, language).text;
  const summary = localText(speciality.summary, language).text;
  const path = `/speciality-centre/${speciality.slug}`;
  const crumbs = [
    { label: m.specialist_centres_title(), href: '/speciality-centre' },
    { label: name, href: path },
  ];
  const record = {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: speciality.name.en,
    description: speciality.summary.en,
    about: { '@type': 'MedicalSpecialty', name: speciality.name.en },
  };
  return (
    <Page
      title={name}
      lead={<Local text={speciality.summary} />}
      crumbs={crumbs}
      banner={
        speciality.picture ? (
          <PhotoBanner picture={speciality.picture} />
        ) : (
          <IconBanner>
            <SpecialityIcon name={speciality.icon} />
          </IconBanner>
        )
      }
    >
      <PageHead
        title={name}
        description={summary}
        keywords={[name, m.specialist_centres_title(), m.specialist_centres_doctors_of({ name })]}
        path={path}
        crumbs={crumbs}
        jsonLd={[record]}
      />
      <EmergencyCall answer={speciality.emergencyCall} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {speciality.body.en ? (
          <section>
            <h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{m.specialist_centres_what()}</h2>
            <LocalSections text={speciality.body} />
            <EmergencyLine answer={speciality.emergencyCall} />
            <ClinicalReviewNote review={speciality} />
            {speciality.approvalNumber ? (
              <p className="mt-4 text-[0.9375rem] text-muted">
                {m.design_advertising_approval({ number: speciality.approvalNumber })}
              </p>
            ) : null}
          </section>
        ) : null}
        <section className="rounded-petal bg-cream p-6">
          {speciality.reasons.length > 0 ? (
            <h2 className="mb-3 text-[1.25rem] font-semibold text-deep">{m.specialist_centres_reasons()}</h2>
          ) : null}
          <PetalList>
            {speciality.reasons.map((reason) => (
              <PetalPoint key={reason.en}>
                <Local text={reason} />
              </PetalPoint>
            ))}
          </PetalList>
          <ButtonLink href={doctorsAddress(speciality.slug)} className="mt-5 w-full">
            {m.specialist_centres_find_doctor()}
          </ButtonLink>
        </section>
      </div>
      {services.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{m.specialist_centres_services()}</h2>
          <ServicesList services={services} />
        </section>
      )}
      {doctors}
      {town ? <TownChoice action={path} {...town} /> : null}
      <section className="mt-8 sm:mt-12">
        <FoldOnPhones
          until="tablets"
          title={m.specialist_centres_clinics()}
          heading={<h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{m.specialist_centres_clinics()}</h2>}
        >
          <ClinicList clinics={clinics} specialitySlug={speciality.slug} />
        </FoldOnPhones>
      </section>
    </Page>
  );
}
