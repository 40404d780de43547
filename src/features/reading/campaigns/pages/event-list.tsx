import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { campaignPlaces } from '../campaigns.server.ts';
import { EventCard } from '../ui/event-card.tsx';
import type { Route } from './+types/event-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  return {
    ...(await loadListPage(app, 'event', {
      query: new URL(request.url).searchParams,
      places: await campaignPlaces(app),
    })),
    now: app.clock.now().toISOString(),
  };
}

export default function EventListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.campaigns_events()}
      intro={m.campaigns_events_intro()}
      description={m.campaigns_events_description()}
      keywords={m.campaigns_events_keywords()}
      renderEntry={(entry) => <EventCard entry={entry} now={loaderData.now} />}
    />
  );
}
