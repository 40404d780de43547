import { redirect } from 'react-router';
import { doneOf } from '#src/features/console/drafts/drafts.rules.ts';
import { draftOf, takeDraftStep } from '#src/features/console/drafts/drafts.server.ts';
import { DraftButtons } from '#src/features/console/drafts/ui/draft-buttons.tsx';
import { DraftDone } from '#src/features/console/drafts/ui/draft-done.tsx';
import { DraftNotice } from '#src/features/console/drafts/ui/draft-notice.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { PreviewButtons } from '#src/features/console/frame/ui/forms/preview-buttons.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { rulesAsInputs, sentAsInputs } from '../escalation/escalation-form.rules.ts';
import { ruleChoices } from '../escalation/escalation-setting.server.ts';
import { draftedParts } from '../setting-drafts.server.ts';
import { settingRecord } from '../setting-form.rules.ts';
import { keyOf, publishSetting, restoreSetting, viewSetting, type SettingView } from '../settings-admin.server.ts';
import { EscalationRules } from '../ui/escalation-rules.tsx';
import { SettingInput } from '../ui/setting-input.tsx';
import { fieldLabel, settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/setting-page';

/** The settings that a page shows as a whole, on which they are previewed. */
const previewed: readonly string[] = ['brand', 'corporate'];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const setting = await viewSetting(app, actor, params.key);
    const record = settingRecord(setting.key);
    const { draft, seen } = await draftOf(app, actor, { record, published: setting.version });
    return {
      setting,
      draft,
      seen,
      drafted: draft ? await draftedParts(app, actor, { key: setting.key, typed: draft.typed }) : null,
      choices: params.key === 'escalation' ? await ruleChoices(app, language) : null,
      done: query.get('done'),
      ...(await unsavedForm(app, actor, { record, saved: { field: 'saved-at', value: seen }, query })),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = Object.fromEntries(
    [...form.keys()].map((name) => [name, textOf(form, name, 20_000).replaceAll('\r\n', '\n')]),
  );
  const seen = textOf(form, 'saved-at', 80);
  const intent = textOf(form, 'intent', 20);
  const outcome = await consoleAction({ form, language }, async () => {
    const key = keyOf(params.key);
    if (intent === 'restore')
      return restoreSetting(app, actor, { key, version: seen, from: Number(textOf(form, 'from', 20)) });
    const publish = () => publishSetting(app, actor, { key, typed, seen });
    return takeDraftStep(app, actor, { record: settingRecord(key), form, seen, intent, publish });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/settings/${params.key}?done=${doneOf(intent)}`, language));
}

/** One setting: its fields with their draft, what the draft changes, and its history. */
export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { setting, choices, draft, drafted, seen, done, unsaved } = loaderData;
  const refusal = actionData?.refusal;
  const shown = refusal ?? loaderData.continued ?? undefined;
  const typed = shown?.typed ?? draft?.typed;
  return (
    <AdminPage title={settingName(setting.key)} back={{ label: m.settings_desk(), href: '/staff/settings' }}>
      {refusal ? null : (
        <div className="mb-6 empty:hidden">
          <DraftDone done={done} published={m.settings_saved()} />
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="setting-form" title={m.settings_values()}>
        {refusal ? null : <DraftNotice draft={draft} seen={{ field: 'saved-at', value: seen }} />}
        {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
        <AutosavedForm
          id="setting-fields"
          record={settingRecord(setting.key)}
          unsaved={unsaved}
          isTyped={refusal !== undefined}
          typed={shown?.typed}
          className={`grid gap-5 ${choices ? '' : 'max-w-2xl'}`}
        >
          <input type="hidden" name="saved-at" value={shown?.typed['saved-at'] ?? seen} />
          {setting.fields.map((field) =>
            field.kind === 'rules' && choices ? (
              <EscalationRules
                key={field.path}
                rows={typed ? sentAsInputs(typed) : rulesAsInputs(setting.typed[field.path] ?? '')}
                choices={choices}
                errors={refusal?.fields ?? {}}
              />
            ) : (
              <SettingInput
                key={field.path}
                field={field}
                typed={typed ?? setting.typed}
                errors={refusal?.fields ?? {}}
              />
            ),
          )}
          <DraftButtons form="setting-fields">
            {previewed.includes(setting.key) && <PreviewButtons address={`/staff/settings/${setting.key}/preview`} />}
          </DraftButtons>
        </AutosavedForm>
      </AdminSection>
      {drafted && (
        <AdminSection id="setting-draft" title={m.drafts_changes()}>
          {drafted.length === 0 ? <p className="text-muted">{m.drafts_changes_none()}</p> : <Parts parts={drafted} />}
        </AdminSection>
      )}
      <AdminSection id="setting-changes" title={m.settings_changes()}>
        {setting.changes.length === 0 ? (
          <p className="text-muted">{m.settings_changes_none()}</p>
        ) : (
          <ol className="divide-y divide-line">
            {setting.changes.map((change) => (
              <Change key={change.id} change={change} version={setting.version} />
            ))}
          </ol>
        )}
      </AdminSection>
    </AdminPage>
  );
}

interface ChangeProps {
  change: SettingView['changes'][number];
  /** Of the setting as it is shown. */
  version: string;
}

function Change({ change: { id, at, name, parts }, version }: ChangeProps) {
  return (
    <li className="py-3">
      <p className="font-semibold text-deep">
        {formatDateTime(at, getLocale())}
        {name && ` · ${name}`}
      </p>
      <Parts parts={parts} />
      {parts.length > 0 && (
        <div className="mt-2">
          <ConfirmStep
            label={m.settings_restore()}
            intent="restore"
            variant="primary"
            fields={
              <>
                <input type="hidden" name="saved-at" value={version} />
                <input type="hidden" name="from" value={id} />
              </>
            }
          >
            {m.settings_restore_hint()}
          </ConfirmStep>
        </div>
      )}
    </li>
  );
}

/** Fields with the value before and after a change. */
function Parts({ parts }: Pick<SettingView['changes'][number], 'parts'>) {
  return (
    <ul className="mt-1 text-[0.9375rem]">
      {parts.map(({ path, before, after }) => (
        <li key={path}>
          <span className="text-muted">{fieldLabel(path)}:</span>{' '}
          <del className="whitespace-pre-line">{before || m.settings_empty()}</del> →{' '}
          <ins className="whitespace-pre-line no-underline">{after || m.settings_empty()}</ins>
        </li>
      ))}
    </ul>
  );
}
