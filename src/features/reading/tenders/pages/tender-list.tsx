import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { procurementText } from '../tenders.server.ts';
import { TenderRow } from '../ui/tender-row.tsx';
import type { Route } from './+types/tender-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [data, about] = await Promise.all([
    loadListPage(app, 'tender', { query: new URL(request.url).searchParams }),
    procurementText(app),
  ]);
  return { ...data, about: about?.body ?? null, now: app.clock.now().toISOString() };
}

export default function TenderListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.tenders_title()}
      intro={m.tenders_intro()}
      description={m.tenders_description()}
      keywords={m.tenders_keywords()}
      isRows
      renderEntry={(entry) => <TenderRow entry={entry} now={loaderData.now} />}
    >
      {loaderData.about ? (
        <section className="mt-14 border-t border-line pt-10">
          <h2 className="mb-5">{m.tenders_about()}</h2>
          <RichText html={loaderData.about} />
        </section>
      ) : null}
    </EntryListPage>
  );
}
