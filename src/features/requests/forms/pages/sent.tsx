import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { readThanks } from '../form-thanks.server.ts';
import { useForgottenTyping } from '../ui/use-saved-input.ts';
import type { Route } from './+types/sent';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const thanks = await readThanks(app, new URL(request.url).searchParams.get('form') ?? '', language);
  if (!thanks) throw data({ unknown: 'item' as const }, { status: 404 });
  return thanks;
}

/** The page of thanks: the reference number, and the next steps. */
export default function Sent({ loaderData: { draftName, title, reference, next, followHref } }: Route.ComponentProps) {
  useForgottenTyping(draftName);
  return (
    <Page title={m.forms_thanks_title()} crumbs={[{ label: title, href: '/sent' }]}>
      <PageHead
        title={m.forms_thanks_title()}
        description={m.forms_thanks_title()}
        keywords={[]}
        path="/sent"
        noindex
      />
      <div className="max-w-2xl space-y-6 pb-8">
        <div role="status" className="rounded-petal border border-line bg-pale p-6 md:p-8">
          <p className="text-muted">{m.forms_thanks_number()}</p>
          <p className="mt-1 text-2xl font-semibold tracking-wide text-deep tabular-nums [overflow-wrap:anywhere] md:text-3xl">
            {reference}
          </p>
          {followHref ? <p className="mt-3">{m.forms_thanks_mail()}</p> : null}
        </div>
        <section aria-labelledby="next">
          <h2 id="next" className="text-xl">
            {m.forms_thanks_next()}
          </h2>
          <p className="measure mt-2 whitespace-pre-line">{next}</p>
        </section>
        <Notice tone="warning">{m.forms_thanks_urgent()}</Notice>
        <p className="flex flex-wrap gap-3">
          {followHref ? <ButtonLink href={followHref}>{m.forms_follow_title()}</ButtonLink> : null}
          <ButtonLink variant="secondary" href="/home">
            {m.forms_thanks_home()}
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
