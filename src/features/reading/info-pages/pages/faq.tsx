import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { faqStructuredData, mainFaqGroups } from '../info-pages.rules.ts';
import { loadFaq } from '../info-pages.server.ts';
import { AskUs } from '../ui/ask-us.tsx';
import { FaqGroups, groupName } from '../ui/faq-groups.tsx';
import type { Route } from './+types/faq';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  return { q, groups: await loadFaq(app, { only: mainFaqGroups, words: q, language }) };
}

export default function FaqPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  const crumbs = [{ label: m.info_pages_faq(), href: '/faq' }];
  const search = (
    <form method="get" action={pageHref('/faq')} className="flex max-w-xl flex-wrap items-end gap-3">
      <TextField
        label={m.info_pages_faq_search()}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={100}
        className="grow"
      />
      <Button type="submit">{m.info_pages_faq_find()}</Button>
    </form>
  );
  return (
    <Page isLanding title={m.info_pages_faq()} intro={m.info_pages_faq_intro()} crumbs={crumbs} lead={search}>
      <PageHead
        title={m.info_pages_faq()}
        description={m.info_pages_faq_description()}
        keywords={m.info_pages_faq_keywords().split(', ')}
        path="/faq"
        crumbs={crumbs}
        jsonLd={[faqStructuredData(groups, (text) => localText(text, getLocale()).text)]}
      />
      {groups.length === 0 ? (
        <div className="space-y-8">
          {q === '' ? (
            <NothingYet />
          ) : (
            <EmptyState
              title={m.info_pages_faq_none()}
              action={<ButtonLink href="/faq">{m.content_show_all()}</ButtonLink>}
            >
              {m.info_pages_faq_none_hint()}
            </EmptyState>
          )}
          <AskUs />
        </div>
      ) : (
        <>
          {q === '' ? (
            <nav aria-label={m.content_contents()} className="mb-10">
              <ul className="flex flex-wrap gap-2">
                {groups.map(({ group }) => (
                  <li key={group}>
                    <a
                      href={`#group-${group}`}
                      className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-teal no-underline hover:border-teal hover:bg-pale"
                    >
                      {groupName(group)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <FaqGroups groups={groups} isOpen={q !== ''} />
            <div className="lg:sticky lg:top-28">
              <AskUs />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}
