import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { addScript, scriptPlaces } from '../script-admin.server.ts';
import { answerScriptForm } from '../script-page.server.ts';
import { ScriptForm, ScriptPolicy } from '../ui/script-form.tsx';
import { placeOptions } from '../ui/script-words.ts';
import type { Route } from './+types/script-new';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return { places: placeOptions(await consoleLoad(() => scriptPlaces(app, actor)), language) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return answerScriptForm(
    here,
    await request.formData(),
    async (typed) => `/staff/scripts/${await addScript(here.app, here.actor, typed)}?done=saved`,
  );
}

const empty = { name: '', context: 'general', head: '', body: '', hosts: '', needsConsent: true, isActive: false };

/** A new record: switched off, and waiting for consent, by default. */
export default function ScriptNew({ loaderData: { places }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={m.scripts_new()} back={{ label: m.scripts_desk(), href: '/staff/scripts' }}>
      <RefusalSummary refusal={actionData?.refusal ?? undefined} />
      {actionData?.policy ? <ScriptPolicy lines={actionData.policy} /> : null}
      <ScriptForm values={actionData?.typed ?? empty} places={places} errors={actionData?.refusal?.fields ?? {}} />
    </AdminPage>
  );
}
