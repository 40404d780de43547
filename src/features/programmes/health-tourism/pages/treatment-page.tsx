import type { LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { ReviewNote } from '#src/features/publishing/entries/ui/entry-byline.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { loadTreatment, type TreatmentPageData } from '../health-tourism.server.ts';
import { CostParts, TreatmentFacts } from '../ui/cost-guide.tsx';
import { CurrencyChoice } from '../ui/currency-choice.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadTreatment(
    context.get(requestContext).app,
    params['slug'] ?? '',
    new URL(request.url).searchParams.get('currency'),
  );
}

/** A treatment for patients from abroad: description, cost guide, and what it includes. */
export default function TreatmentPage({ loaderData: { entry, speciality, costs } }: { loaderData: TreatmentPageData }) {
  const language = getLocale();
  const title = localText(entry.title, language).text;
  const path = `/health-tourism/${entry.slug}`;
  const crumbs = [
    { label: m.health_tourism_title(), href: '/health-tourism' },
    { label: title, href: path },
  ];
  return (
    <Page title={title} intro={<Local text={entry.summary} />} crumbs={crumbs}>
      <PageHead
        title={title}
        description={localText(entry.summary, language).text}
        keywords={[title, m.health_tourism_title()]}
        path={path}
        crumbs={crumbs}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          id="costs"
          aria-labelledby="cost"
          className="scroll-mt-28 rounded-petal border border-line bg-white p-6 shadow-card lg:sticky lg:top-28 lg:order-last"
        >
          <h2 id="cost" className="text-xl">
            {m.health_tourism_guide()}
          </h2>
          <TreatmentFacts fields={entry.fields} rate={costs.rate} />
          <p className="mt-3 text-[0.9375rem] text-muted">{m.health_tourism_guide_note()}</p>
          <CurrencyChoice path={path} costs={costs} />
          <p className="mt-5 grid gap-3">
            <ButtonLink href={`/health-tourism/enquiry?treatment=${entry.slug}`}>{m.health_tourism_ask()}</ButtonLink>
            {speciality ? (
              <ButtonLink variant="secondary" href={`/doctor?specialisation=${speciality.slug}`}>
                {m.health_tourism_doctors()}
                <span className="sr-only">
                  : <Local text={speciality.name} />
                </span>
              </ButtonLink>
            ) : null}
          </p>
        </section>
        <div className="min-w-0">
          <RichText html={entry.body} />
          <CostParts own={entry.own} />
          <div className="mt-10">
            <ReviewNote entry={entry} />
          </div>
        </div>
      </div>
    </Page>
  );
}
