import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { HospitalPhoto } from '#src/design/pictures/hospital-photo.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { townAndState } from '#src/shared/places/state-names.ts';
import { hospitalStructuredData } from '../hospital-structured-data.rules.ts';
import { hospitalListAddress, servicesShown } from '../hospitals.rules.ts';
import type { HospitalDetail, HospitalPageData } from '../hospitals.schema.ts';
import { Facilities } from './sections/facilities.tsx';
import { HospitalCard } from './list/hospital-card.tsx';
import { HospitalContact } from './sections/hospital-contact.tsx';
import { HospitalGallery } from './sections/hospital-gallery.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { TeaserLinks } from '../ui/teaser-links.tsx';
import { useHospitalBrand } from '../ui/use-hospital-brand.tsx';

/**
 * The page of the keyword component `hospital`; the composer supplies `doctors` and `packages`, because hospitals
 * depend on neither.
 */
export default function HospitalPage({
  data,
  doctors,
  packages,
}: {
  data: HospitalPageData;
  doctors?: ReactNode;
  packages?: ReactNode;
}) {
  const { hospital } = data;
  const brand = useHospitalBrand(hospital, { isOwnPage: true });
  const language = getLocale();
  const origin = useRouteLoaderData<SiteIdentity>('root')?.origin ?? '';
  const path = `/${hospital.slug}`;
  const crumbs = [
    { label: m.hospitals_title(), href: '/our-hospitals' },
    { label: hospital.name, href: path },
  ];
  return (
    <Page
      title={hospital.name}
      line={townAndState(hospital.town, hospital.state, language)}
      lead={<Local text={hospital.summary} />}
      crumbs={crumbs}
      brand={brand}
      banner={<Banner hospital={hospital} />}
    >
      <PageHead
        title={m.hospitals_page_title({
          hospital: hospital.name,
          place: townAndState(hospital.town, hospital.state, language),
        })}
        description={localText(hospital.summary, language).text}
        keywords={[
          hospital.name,
          hospital.town,
          hospital.state,
          ...data.clinics.slice(0, 6).map(({ name }) => localText(name, language).text),
        ]}
        path={path}
        crumbs={crumbs}
        jsonLd={[hospitalStructuredData(data, origin + localPath(path, language))]}
      />
      <div className="grid items-start gap-5 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4 max-lg:order-last sm:space-y-12">
          <section>
            <SectionTitle>{m.hospitals_about()}</SectionTitle>
            <Facts hospital={hospital} />
            {/* When the description equals the summary, it is not repeated. */}
            {localText(hospital.about, language).text === localText(hospital.summary, language).text ? null : (
              <FoldOnPhones title={m.hospitals_about_more()} heading={null} level="h3">
                <LocalParagraphs text={hospital.about} />
              </FoldOnPhones>
            )}
          </section>
          <Centres data={data} />
        </div>
        <HospitalContact hospital={hospital} />
      </div>
      <div className="mt-2 sm:mt-12 sm:space-y-12">
        {hospital.gallery.length > 0 ? (
          <Part title={m.hospitals_pictures()}>
            <HospitalGallery pictures={hospital.gallery} />
          </Part>
        ) : null}
        <Offers data={data} />
      </div>
      {doctors}
      {packages}
      <Nearby data={data} />
    </Page>
  );
}

interface PartProps {
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A part of the page, inside a disclosure on phones, with the link to the whole list below it. */
function Part({ title, more, children }: PartProps) {
  return (
    <section className="max-sm:border-b max-sm:border-line">
      <FoldOnPhones title={title} heading={<SectionTitle {...(more ? { more } : {})}>{title}</SectionTitle>}>
        {children}
        {more ? (
          <p className="sm:hidden">
            <SiteLink href={more.href} className="inline-flex min-h-11 items-center font-semibold">
              {more.label}
            </SiteLink>
          </p>
        ) : null}
      </FoldOnPhones>
    </section>
  );
}

function Banner({ hospital }: { hospital: HospitalDetail }) {
  return (
    <div className="aspect-[12/7] w-80 overflow-hidden max-sm:hidden rounded-t-[2.25rem] lg:w-[30rem]">
      <HospitalPhoto hospital={hospital} sizes="(min-width: 64rem) 30rem, 20rem" isFirst />
    </div>
  );
}

function Facts({ hospital }: { hospital: HospitalDetail }) {
  return (
    <p className="mb-4 flex flex-wrap gap-2">
      <Chip>{m.hospitals_beds({ beds: hospital.beds })}</Chip>
      <Chip>{m.hospitals_opened({ year: hospital.openedYear })}</Chip>
      {hospital.isClinicNetworkMember && <Chip>{m.hospitals_network_member()}</Chip>}
      {hospital.receivesInternationalPatients && <Chip>{m.hospitals_international()}</Chip>}
      {hospital.accreditations.map((accreditation) => (
        <Chip key={accreditation}>{accreditation}</Chip>
      ))}
    </p>
  );
}

function Centres({ data: { hospital, centres } }: { data: HospitalPageData }) {
  if (centres.length === 0) return null;
  return (
    <Part title={m.hospitals_centres()}>
      <TeaserLinks
        teasers={centres.map(({ slug, name, summary, icon }) => ({
          href: `/${hospital.slug}/${slug}`,
          name,
          summary,
          picture: <SpecialityIcon name={icon} />,
        }))}
      />
    </Part>
  );
}

function Offers({ data: { hospital, services, clinics, topics } }: { data: HospitalPageData }) {
  const base = `/${hospital.slug}`;
  return (
    <>
      {clinics.length > 0 && (
        <Part
          title={m.hospitals_specialities()}
          more={{ href: '/speciality-centre', label: m.hospitals_specialities_all() }}
        >
          <TeaserLinks
            teasers={clinics.map(({ slug, clinicSlug, name, icon }) => ({
              href: `/speciality-centre/${slug}/${clinicSlug}`,
              name,
              picture: <SpecialityIcon name={icon} />,
            }))}
            columns={4}
          />
        </Part>
      )}
      <Part title={m.hospitals_services()} more={{ href: `${base}/our-services`, label: m.hospitals_services_all() }}>
        <TeaserLinks
          teasers={services.slice(0, servicesShown).map(({ slug, name, summary, icon }) => ({
            href: `${base}/our-services#${slug}`,
            name,
            summary,
            picture: <Icon name={icon} size={28} />,
          }))}
        />
      </Part>
      <Part title={m.hospitals_care()} more={{ href: `${base}/patient-care`, label: m.hospitals_care_all() }}>
        <TeaserLinks
          teasers={topics.map(({ slug, title, icon }) => ({
            href: `${base}/patient-care#${slug}`,
            name: title,
            picture: <Icon name={icon} size={28} />,
          }))}
          columns={3}
        />
      </Part>
      <Part title={m.hospitals_facilities()}>
        <Facilities facilities={hospital.facilities} />
      </Part>
      {hospital.insurers.length > 0 && (
        <Part title={m.hospitals_insurers()}>
          <p className="measure">{hospital.insurers.join(getLocale() === 'zh' ? '、' : ', ')}</p>
        </Part>
      )}
    </>
  );
}

function Nearby({ data: { hospital, nearby } }: { data: HospitalPageData }) {
  if (nearby.length === 0) return null;
  return (
    <section className="mt-8 sm:mt-12">
      <SectionTitle more={{ href: hospitalListAddress({}, { view: 'map' }), label: m.hospitals_all() }}>
        {m.hospitals_nearby({ town: hospital.town })}
      </SectionTitle>
      <ul className="whole-pairs grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {nearby.map((other) => (
          <li key={other.id} className="max-sm:nth-[n+3]:hidden">
            <HospitalCard hospital={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
