import { z } from 'zod';
import { entryCalls } from '#src/features/publishing/entries/entries.server.ts';
import { eventRegistrationForm } from '#src/features/requests/forms/kinds/event-registration-form.schema.ts';
import { formCall } from '#src/features/requests/forms/forms.server.ts';
import { campaignPlaces } from './campaigns.server.ts';
import { registrationFor } from './registration.server.ts';

const tag = 'Campaigns and events';

export const campaignCalls = [
  ...entryCalls({ kind: 'event', path: 'events', tag, what: 'Events', places: campaignPlaces }),
  ...entryCalls({ kind: 'campaign', path: 'campaigns', tag, what: 'Campaigns and promotions', places: campaignPlaces }),
  formCall(eventRegistrationForm, {
    path: 'events/register',
    tag,
    summary: 'Places at an event; 409 when there are none left',
    extra: { event: z.string().trim().min(1).max(120).describe("the event's slug") },
    errors: { 404: ['registration_unknown'], 409: ['registration_over', 'event_full', 'places_too_few'] },
    more: (body, app) => registrationFor(app, body['event'] ?? ''),
  }),
];
