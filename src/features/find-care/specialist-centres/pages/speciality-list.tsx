import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { aToZ } from '../specialist-centres.rules.ts';
import { listSpecialities } from '../specialist-centres.server.ts';
import { SpecialityCard } from '../ui/speciality-card.tsx';
import type { Route } from './+types/speciality-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 80) ?? '';
  const { items } = await listSpecialities(app, { q });
  return { q, specialities: items };
}

export default function SpecialityListPage({ loaderData: { q, specialities } }: Route.ComponentProps) {
  const crumbs = [{ label: m.specialist_centres_title(), href: '/speciality-centre' }];
  const groups = aToZ(specialities, getLocale());
  return (
    <Page isLanding title={m.specialist_centres_title()} intro={m.specialist_centres_intro()} crumbs={crumbs}>
      <PageHead
        title={m.specialist_centres_title()}
        description={m.specialist_centres_description()}
        keywords={m.specialist_centres_keywords().split(', ')}
        path={q ? `/speciality-centre?q=${encodeURIComponent(q)}` : '/speciality-centre'}
        crumbs={crumbs}
      />
      <form
        method="get"
        action={pageHref('/speciality-centre')}
        role="search"
        className="measure flex flex-wrap items-end gap-3"
      >
        <TextField
          label={m.specialist_centres_search()}
          hint={m.specialist_centres_search_hint()}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          className="min-w-60 grow"
        />
        <Button>{m.specialist_centres_search_button()}</Button>
      </form>
      {groups.length > 3 && <Letters letters={groups.map(({ letter }) => letter)} />}
      {groups.length === 0 && (
        <div className="mt-8">
          {q === '' ? (
            <NothingYet />
          ) : (
            <EmptyState
              title={m.specialist_centres_empty({ words: q })}
              action={<ButtonLink href="/speciality-centre">{m.specialist_centres_all()}</ButtonLink>}
            >
              {m.specialist_centres_empty_hint()}
            </EmptyState>
          )}
        </div>
      )}
      <div className={groups.length > 1 ? 'mt-8 gap-5 sm:columns-2 lg:columns-3' : 'mt-8'}>
        {groups.map(({ letter, specialities: group }) => (
          <section
            key={letter}
            aria-labelledby={`letter-${letter}`}
            className="mb-7 break-inside-avoid scroll-mt-28"
            id={letter ? `at-${letter}` : undefined}
          >
            <h2
              id={`letter-${letter}`}
              className={letter ? 'mb-3 text-[1.5rem] font-semibold text-gold-text' : 'sr-only'}
            >
              {letter || m.specialist_centres_title()}
            </h2>
            <ul className={groups.length > 1 ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
              {group.map((speciality) => (
                <li key={speciality.id}>
                  <PagePart>
                    <SpecialityCard speciality={speciality} />
                  </PagePart>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label={m.specialist_centres_a_to_z()} className="mt-8">
      <ul className="-m-0.5 text-balance">
        {letters.map((letter) => (
          <li key={letter} className="m-0.5 inline-block">
            <a
              href={`#at-${letter}`}
              className="flex size-11 items-center justify-center rounded-soft bg-pale font-semibold no-underline hover:bg-teal hover:text-white"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
