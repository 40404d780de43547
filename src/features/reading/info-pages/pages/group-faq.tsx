import type { LoaderFunctionArgs } from 'react-router';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { faqStructuredData } from '../info-pages.rules.ts';
import { loadFaq } from '../info-pages.server.ts';
import { AskUs } from '../ui/ask-us.tsx';
import { FaqGroups } from '../ui/faq-groups.tsx';
import { PageFamily } from '../ui/page-family.tsx';

/** The pages of the care programme's and its app's questions, by address. */
const groupAt: Record<string, string> = { '/cares-app/faq': 'cares-app', '/cares-faq': 'cares' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { app, language, path } = context.get(requestContext);
  const group = groupAt[path];
  if (!group) throw notFound();
  return { path, group, groups: await loadFaq(app, { only: [group], language }) };
}

export default function GroupFaqPage({
  loaderData: { path, group, groups },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>;
}) {
  const isApp = group === 'cares-app';
  const title = isApp ? m.info_pages_name_app_faq() : m.info_pages_name_cares_faq();
  const crumbs = [
    isApp
      ? { label: m.info_pages_name_cares_app(), href: '/cares-app' }
      : { label: m.info_pages_name_cares(), href: '/cares' },
    { label: title, href: path },
  ];
  return (
    <Page title={title} intro={m.info_pages_faq_intro()} crumbs={crumbs}>
      <PageHead
        title={title}
        description={m.info_pages_faq_description()}
        keywords={[title]}
        path={path}
        crumbs={crumbs}
        jsonLd={[faqStructuredData(groups, (text) => localText(text, getLocale()).text)]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">{groups.length > 0 ? <FaqGroups groups={groups} /> : <NothingYet />}</div>
        <div className="space-y-6 lg:sticky lg:top-28">
          <AskUs />
          <PageFamily path={path} />
        </div>
      </div>
    </Page>
  );
}
