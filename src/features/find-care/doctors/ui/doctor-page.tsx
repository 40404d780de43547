import { useRouteLoaderData } from 'react-router';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { doctorStructuredData } from '../doctor-structured-data.rules.ts';
import { listAddress } from '../doctors.rules.ts';
import type { DoctorArticle, DoctorDetail, DoctorPageData } from '../doctors.schema.ts';
import { BookingBar } from '../ui/booking-bar.tsx';
import { DoctorHero } from '../ui/doctor-hero.tsx';
import { DoctorCalendars } from '../ui/doctor-calendars.tsx';
import { DoctorStrip } from '../ui/doctor-strip.tsx';
import { PracticePlaces } from '../ui/practice-places.tsx';
import { WeeklyTimes } from '../ui/weekly-times.tsx';

/** The page of the keyword component `doctor`. */
export default function DoctorPage({ data }: { data: DoctorPageData }) {
  const { doctor, calendars, related, articles } = data;
  const { slug, name, nextAvailable, hasLiveSchedule } = doctor;
  const language = getLocale();
  const site = useRouteLoaderData<SiteIdentity>('root');
  const path = `/doctor/${slug}`;
  const [main] = doctor.specialities;
  const field = main ? localText(main.name, language).text : '';
  const crumbs = [
    { label: m.doctors_title(), href: '/doctor' },
    { label: doctor.name, href: path },
  ];
  return (
    <Page title={doctor.name} line={main && <Local text={main.name} />} crumbs={crumbs}>
      <PageHead
        title={field ? m.doctors_page_title({ name: doctor.name, field }) : doctor.name}
        description={m.doctors_page_description({
          name: doctor.name,
          field,
          hospitals: doctor.hospitals.map(({ name }) => name).join(', '),
        })}
        keywords={[doctor.name, field, ...doctor.hospitals.map(({ name }) => name)]}
        path={path}
        crumbs={crumbs}
        jsonLd={[doctorStructuredData(doctor, (site?.origin ?? '') + localPath(path, language), site?.origin ?? '')]}
      />
      <DoctorHero doctor={doctor} />
      <div>
        <PagePart>
          <div className="grid gap-10 pt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-10">
              <DoctorCalendars doctor={doctor} calendars={calendars} />
              <About doctor={doctor} />
              <Qualifications doctor={doctor} />
              <Articles articles={articles} />
            </div>
            <div className="space-y-8">
              <PracticePlaces hospitals={doctor.hospitals} slug={doctor.slug} panels={doctor.panels} />
              <WeeklyTimes sessions={doctor.sessions} hospitals={doctor.hospitals} />
            </div>
          </div>
        </PagePart>
        <DoctorStrip
          title={m.doctors_related()}
          doctors={related}
          more={main ? { href: listAddress({ specialisation: main.slug }), label: m.doctors_related_all() } : undefined}
        />
        <BookingBar slug={slug} name={name} nextAvailable={nextAvailable} hasLiveSchedule={hasLiveSchedule} />
      </div>
    </Page>
  );
}

function About({ doctor }: { doctor: DoctorDetail }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.doctors_about()}</h2>
      <LocalParagraphs text={doctor.about} />
      {doctor.interests.length > 0 ? (
        <>
          <h3 className="mt-6 mb-2 font-semibold text-deep">{m.doctors_interests()}</h3>
          <PetalList inColumns className="measure">
            {doctor.interests.map((interest) => (
              <PetalPoint key={interest.en}>
                <Local text={interest} />
              </PetalPoint>
            ))}
          </PetalList>
        </>
      ) : null}
    </section>
  );
}

function Qualifications({ doctor }: { doctor: DoctorDetail }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.doctors_qualifications()}</h2>
      <ol className="measure space-y-3 border-l-2 border-gold pl-5">
        {doctor.qualifications.map(({ degree, institution, year }) => (
          <li key={`${degree} ${year}`}>
            <strong className="text-deep">
              <Local text={{ en: degree }} />
            </strong>
            <span className="block text-muted tabular-nums">
              {institution}, {year}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted">{m.doctors_registration({ number: doctor.registrationNumber })}</p>
    </section>
  );
}

function Articles({ articles }: { articles: readonly DoctorArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.doctors_articles()}</h2>
      <ul className="measure divide-y divide-line">
        {articles.map(({ id, address, title, readingMinutes }) => (
          <li key={id} className="py-1">
            <SiteLink href={address} className="inline-flex min-h-11 items-center font-semibold">
              <Local text={title} />
            </SiteLink>
            <span className="block text-sm text-muted">{m.content_minutes({ minutes: readingMinutes })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
