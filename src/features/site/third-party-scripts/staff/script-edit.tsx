import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { actionWords } from '#src/features/console/audit/audit-words.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { scriptRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import {
  changeScript,
  confirmScript,
  declineScript,
  removeScript,
  scriptPlaces,
  viewScript,
} from '../script-admin.server.ts';
import { answerProposal, answerScriptForm, unsavedScript } from '../script-page.server.ts';
import { ProposalSection, ScriptForm, ScriptPolicy } from '../ui/script-form.tsx';
import { placeOptions } from '../ui/script-words.ts';
import type { Route } from './+types/script-edit';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const script = await viewScript(app, actor, params.id);
    return {
      script,
      places: placeOptions(await scriptPlaces(app, actor), language),
      isSaved: query.get('done') === 'saved',
      ...(await unsavedScript({ app, actor }, { id: String(script.id), version: script.version, query })),
    };
  });
}

const settlements = new Map([
  ['confirm', confirmScript],
  ['decline', declineScript],
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  if (textOf(form, 'intent') === 'remove') {
    await consoleLoad(() => removeScript(here.app, here.actor, params.id));
    await dropUnsaved(here.app, here.actor, scriptRecord(params.id));
    throw redirect(localPath('/staff/scripts?done=removed', here.language), 303);
  }
  const settle = settlements.get(textOf(form, 'intent'));
  if (settle) return answerProposal(here, { id: params.id, form }, settle);
  return answerScriptForm(here, { id: params.id, form }, async (typed) => {
    await changeScript(here.app, here.actor, { id: params.id, typed, version: textOf(form, 'saved-at') });
    return `/staff/scripts/${params.id}?done=saved`;
  });
}

/** One record: its fields, its effect on the policy, and its history. */
export default function ScriptEdit({
  loaderData: { script, places, isSaved, unsaved, continued },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage title={script.typed.name} back={{ label: m.scripts_desk(), href: '/staff/scripts' }}>
      {isSaved && !actionData ? (
        <div className="mb-6">
          <Notice tone="success">{script.proposal ? m.scripts_saved_waiting() : m.scripts_saved()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={actionData?.refusal ?? undefined} />
      {script.proposal ? (
        <ProposalSection isOwn={script.proposal.isOwn} isRunning={script.isRunning} version={script.version} />
      ) : null}
      <ScriptPolicy lines={actionData?.policy ?? script.policy} />
      <ScriptForm
        record={scriptRecord(String(script.id))}
        unsaved={unsaved}
        sent={actionData}
        continued={continued}
        stored={script.typed}
        places={places}
        version={script.version}
      />
      <AdminSection id="changes" title={m.scripts_changes()}>
        {script.changes.length === 0 ? (
          <p className="text-muted">{m.scripts_changes_none()}</p>
        ) : (
          <ol className="divide-y divide-line">
            {script.changes.map(({ id, at, name, action: what }) => (
              <li key={id} className="py-2">
                <strong className="text-deep">{formatDateTime(at, getLocale())}</strong> {name} {actionWords(what)}
              </li>
            ))}
          </ol>
        )}
      </AdminSection>
      <ConfirmStep label={m.scripts_remove()} intent="remove">
        {m.scripts_remove_text()}
      </ConfirmStep>
    </AdminPage>
  );
}
