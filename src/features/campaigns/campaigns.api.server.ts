import { entryCalls } from '#src/features/content/entry-calls.server.ts';
import { campaignPlaces } from './campaigns.server.ts';

export const campaignCalls = [
  ...entryCalls({ kind: 'event', path: 'events', tag: 'Campaigns and events', what: 'Events', places: campaignPlaces }),
  ...entryCalls({ kind: 'campaign', path: 'campaigns', tag: 'Campaigns and events', what: 'Campaigns and promotions', places: campaignPlaces }),
];
