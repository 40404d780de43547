import { redirect } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { consoleAction, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { breachRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { breachTyped } from '../breach-form.server.ts';
import { recordBreach } from '../breaches.server.ts';
import { BreachForm } from '../ui/breach-form.tsx';
import type { Route } from './+types/breach-new';

const path = '/staff/privacy/breaches';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(() => {
    requireStaffEverywhere(actor, 'run_privacy_office');
    return unsavedForm(app, actor, { record: breachRecord('new'), saved: { field: 'seen', value: '' }, query });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () => recordBreach(app, actor, breachTyped(form)));
  if (!('done' in outcome)) return outcome;
  await dropSaved(app, actor, { record: breachRecord('new'), form });
  throw redirect(localPath(`${path}/${outcome.done}?done`, language), 303);
}

/** The form of a new breach, whose deadlines count from the discovery. */
export default function BreachNew({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.privacy_breach_new()}
      intro={m.privacy_breach_new_intro()}
      back={{ label: m.privacy_breaches(), href: path }}
    >
      <RefusalSummary refusal={refusal} />
      <AdminSection id="breach" title={m.privacy_breach()}>
        <BreachForm refusal={refusal} {...loaderData} />
      </AdminSection>
    </AdminPage>
  );
}
