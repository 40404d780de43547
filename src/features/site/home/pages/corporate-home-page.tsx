import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import type { CorporateData } from '../home.schema.ts';
import { loadCorporate } from '../home.server.ts';
import { CorporateStates } from '../ui/sections/corporate-states.tsx';
import { GroupFigures } from '../ui/sections/group-figures.tsx';
import { LeaderStatement } from '../ui/sections/leader-statement.tsx';
import type { Route } from './+types/corporate-home-page';

export async function loader({ context }: Route.LoaderArgs) {
  return loadCorporate(context.get(requestContext).app);
}

/** The page about the group itself. */
export default function CorporateHome({ loaderData }: Route.ComponentProps) {
  const { numbers, states, contact, story, promises, leader } = loaderData;
  const group = contact.groupName;
  const crumbs = [{ label: m.home_corporate(), href: '/corporate-home' }];
  return (
    <Page isLanding title={m.home_corporate_title({ group })} intro={m.home_corporate_intro()} crumbs={crumbs}>
      <PageHead
        title={m.home_corporate()}
        description={m.home_corporate_description({ group })}
        keywords={m.home_corporate_keywords().split(', ')}
        path="/corporate-home"
        crumbs={crumbs}
      />
      {story ? (
        <section className="grid items-center gap-10 pb-14 lg:grid-cols-2">
          <div className="measure space-y-4">
            <h2>{m.home_who()}</h2>
            <LocalParagraphs text={story} className="space-y-4" />
          </div>
          <div className="overflow-hidden rounded-petal bg-cream">
            <ScenePicture seed="corporate-home" topic="people" className="h-auto w-full" />
          </div>
        </section>
      ) : null}
      <section className="on-deep rounded-petal bg-deep p-8 text-white md:p-12">
        <h2 className="mb-8 text-white">{m.home_numbers()}</h2>
        <GroupFigures numbers={numbers} />
      </section>
      <div
        className={`section grid items-start gap-10 lg:gap-14 ${leader ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
      >
        <CorporateStates states={states} />
        {leader ? <LeaderStatement leader={leader} /> : null}
      </div>
      {promises.length > 0 ? <Quality promises={promises} /> : null}
      <Contact contact={contact} />
    </Page>
  );
}

function Quality({ promises }: Pick<CorporateData, 'promises'>) {
  return (
    <section className="pb-16">
      <h2 className="mb-6">{m.home_quality()}</h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {promises.map(({ title, text }) => (
          <li key={title.en} className="rounded-petal border border-line bg-white p-6">
            <h3 className="mb-2 text-lg font-semibold text-deep">
              <Local text={title} />
            </h3>
            <LocalParagraphs text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ contact }: Pick<CorporateData, 'contact'>) {
  const link = 'inline-flex min-h-11 items-center text-teal underline underline-offset-4';
  return (
    <section>
      <h2 className="mb-4">{m.home_contact()}</h2>
      <address className="grid gap-x-10 gap-y-2 not-italic sm:grid-cols-2 lg:grid-cols-3">
        <p>
          <strong className="block text-deep">{contact.companyName || contact.groupName}</strong>
          {contact.address}
          {contact.registrationNumber ? (
            <span className="block text-sm text-muted">
              {m.home_contact_registration({ number: contact.registrationNumber })}
            </span>
          ) : null}
        </p>
        <p>
          {contact.phone ? (
            <a className={link} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          ) : null}
          <br />
          {contact.email ? (
            <a className={link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          ) : null}
        </p>
        <p>
          <SiteLink className={link} href="/our-hospitals">
            {m.home_contact_hospitals()}
          </SiteLink>
        </p>
      </address>
    </section>
  );
}
