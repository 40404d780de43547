import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { campaignPlaces } from '../campaigns.server.ts';
import { CampaignCard } from '../ui/campaign-card.tsx';
import type { Route } from './+types/campaign-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  return loadListPage(app, 'campaign', { query: new URL(request.url).searchParams, places: await campaignPlaces(app) });
}

export default function CampaignListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.campaigns_campaigns()}
      intro={m.campaigns_intro()}
      description={m.campaigns_description()}
      keywords={m.campaigns_keywords()}
      renderEntry={(entry) => <CampaignCard entry={entry} />}
    />
  );
}
