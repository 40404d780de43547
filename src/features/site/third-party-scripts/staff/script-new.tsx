import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { scriptRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { addScript, scriptPlaces } from '../script-admin.server.ts';
import { answerScriptForm, unsavedScript } from '../script-page.server.ts';
import { ScriptForm, ScriptPolicy } from '../ui/script-form.tsx';
import { placeOptions } from '../ui/script-words.ts';
import type { Route } from './+types/script-new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => ({
    places: placeOptions(await scriptPlaces(app, actor), language),
    ...(await unsavedScript({ app, actor }, { id: 'new', version: '', query })),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return answerScriptForm(
    here,
    { id: 'new', form: await request.formData() },
    async (typed) => `/staff/scripts/${await addScript(here.app, here.actor, typed)}?done=saved`,
  );
}

const empty = { name: '', context: 'general', head: '', body: '', hosts: '', needsConsent: true, isActive: false };

/** A new record: switched off, and waiting for consent, by default. */
export default function ScriptNew({ loaderData: { places, unsaved, continued }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={m.scripts_new()} back={{ label: m.scripts_desk(), href: '/staff/scripts' }}>
      <RefusalSummary refusal={actionData?.refusal ?? undefined} />
      {actionData?.policy ? <ScriptPolicy lines={actionData.policy} /> : null}
      <ScriptForm
        record={scriptRecord('new')}
        unsaved={unsaved}
        sent={actionData}
        continued={continued}
        stored={empty}
        places={places}
      />
    </AdminPage>
  );
}
