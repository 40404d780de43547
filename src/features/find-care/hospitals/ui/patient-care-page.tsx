import { ClinicalReviewNote } from '#src/design/content/clinical-review-note.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { sharedReview } from '#src/shared/health-texts/clinical-review.ts';
import { localText } from '#src/shared/local-text.ts';
import type { PatientCareData, PatientCareTopic } from '../hospitals.schema.ts';
import { HospitalSections } from './sections/hospital-sections.tsx';
import { useHospitalBrand } from './use-hospital-brand.tsx';

/** What a hospital tells its patients and their visitors, topic by topic. */
export default function PatientCarePage({ data: { hospital, topics } }: { data: PatientCareData }) {
  const brand = useHospitalBrand(hospital);
  const shared = sharedReview(topics);
  const path = `/${hospital.slug}/patient-care`;
  const title = m.hospitals_care_title({ hospital: hospital.name });
  const crumbs = [
    { label: m.hospitals_title(), href: '/our-hospitals' },
    { label: hospital.name, href: `/${hospital.slug}` },
    { label: m.hospitals_care(), href: path },
  ];
  return (
    <Page title={title} crumbs={crumbs} brand={brand} intro={m.hospitals_care_intro()}>
      <PageHead
        title={title}
        description={m.hospitals_care_description({ hospital: hospital.name })}
        keywords={[hospital.name, ...topics.map((topic) => localText(topic.title, getLocale()).text)]}
        path={path}
        crumbs={crumbs}
      />
      <HospitalSections hospital={hospital} current="patient-care" />
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <Contents topics={topics} />
        <div className="space-y-10">
          {topics.map((topic) => (
            <section key={topic.id} id={topic.slug} className="scroll-mt-28">
              <h2 className="mb-3 flex items-center gap-3 text-[1.5rem] font-semibold text-deep">
                <Icon name={topic.icon} size={26} className="text-teal" />
                <Local text={topic.title} />
              </h2>
              <LocalParagraphs text={topic.body} />
              {shared ? null : <ClinicalReviewNote review={topic} />}
            </section>
          ))}
          <p className="flex flex-wrap items-center gap-x-3 rounded-petal bg-pale px-5 py-3">
            {m.guarantee_letters_care_link()}{' '}
            <SiteLink
              href={`/gl-application?hospital=${hospital.id}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {m.guarantee_letters_apply()}
            </SiteLink>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 rounded-petal bg-pale px-5 py-3">
            {m.hospitals_care_ask()} <PhoneLink phone={hospital.phone} />
          </p>
          {shared ? <ClinicalReviewNote review={shared} /> : null}
        </div>
      </div>
    </Page>
  );
}

function Contents({ topics }: { topics: readonly PatientCareTopic[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-petal bg-mist p-5 lg:sticky lg:top-28">
      <h2 id="contents" className="text-[1.125rem]">
        {m.hospitals_contents()}
      </h2>
      <ul>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="inline-flex min-h-11 items-center py-1.5 leading-snug">
              <Local text={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
