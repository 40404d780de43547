import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { careerPlaces, hospitalNames } from '../careers.server.ts';
import { VacancyRow } from '../ui/vacancy-row.tsx';
import type { Route } from './+types/career-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [data, hospitals] = await Promise.all([
    loadListPage(app, 'career', { query: new URL(request.url).searchParams, places: await careerPlaces(app) }),
    hospitalNames(app),
  ]);
  return { ...data, hospitals, now: app.clock.now().toISOString() };
}

export default function CareerListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.careers_title()}
      intro={m.careers_intro()}
      description={m.careers_description()}
      keywords={m.careers_keywords()}
      isRows
      renderEntry={(entry) => (
        <VacancyRow
          entry={entry}
          hospital={loaderData.hospitals[entry.fields.hospitalSlug ?? '']}
          now={loaderData.now}
        />
      )}
    />
  );
}
