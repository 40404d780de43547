import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { rulesAsInputs, sentAsInputs } from '../escalation/escalation-form.rules.ts';
import { ruleChoices } from '../escalation/escalation-setting.server.ts';
import { changeSetting, restoreSetting, viewSetting, type SettingView } from '../settings-admin.server.ts';
import { EscalationRules } from '../ui/escalation-rules.tsx';
import { SettingInput } from '../ui/setting-input.tsx';
import { fieldLabel, settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/setting-page';

const recordOf = (key: string) => `/staff/settings/${key}`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const setting = await viewSetting(app, actor, params.key);
    return {
      setting,
      choices: params.key === 'escalation' ? await ruleChoices(app, language) : null,
      isSaved: query.get('done') === 'saved',
      ...(await unsavedForm(app, actor, {
        record: recordOf(setting.key),
        saved: { field: 'saved-at', value: setting.version },
        query,
      })),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = Object.fromEntries(
    [...form.keys()].map((name) => [name, textOf(form, name, 20_000).replaceAll('\r\n', '\n')]),
  );
  const change = { key: params.key, version: textOf(form, 'saved-at') };
  const isRestored = textOf(form, 'intent', 20) === 'restore';
  const outcome = await consoleAction({ form, language }, () =>
    isRestored
      ? restoreSetting(app, actor, { ...change, from: Number(textOf(form, 'from', 20)) })
      : changeSetting(app, actor, { ...change, typed }),
  );
  if (!('done' in outcome)) return outcome;
  if (!isRestored) await dropSaved(app, actor, { record: recordOf(params.key), form });
  throw redirect(localPath(`/staff/settings/${params.key}?done=saved`, language));
}

/** One setting: its fields, and its history. */
export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { setting, choices, isSaved, unsaved } = loaderData;
  const refusal = actionData?.refusal;
  const shown = refusal ?? loaderData.continued ?? undefined;
  return (
    <AdminPage title={settingName(setting.key)} back={{ label: m.settings_desk(), href: '/staff/settings' }}>
      {isSaved && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.settings_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="setting-form" title={m.settings_values()}>
        {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
        <AutosavedForm
          id="setting-fields"
          record={recordOf(setting.key)}
          unsaved={unsaved}
          isTyped={refusal !== undefined}
          typed={shown?.typed}
          className={`grid gap-5 ${choices ? '' : 'max-w-2xl'}`}
        >
          <input type="hidden" name="saved-at" value={shown?.typed['saved-at'] ?? setting.version} />
          {setting.fields.map((field) =>
            field.kind === 'rules' && choices ? (
              <EscalationRules
                key={field.path}
                rows={shown ? sentAsInputs(shown.typed) : rulesAsInputs(setting.typed[field.path] ?? '')}
                choices={choices}
                errors={refusal?.fields ?? {}}
              />
            ) : (
              <SettingInput
                key={field.path}
                field={field}
                typed={shown?.typed ?? setting.typed}
                errors={refusal?.fields ?? {}}
              />
            ),
          )}
          <div>
            <Button>{m.settings_save()}</Button>
          </div>
        </AutosavedForm>
      </AdminSection>
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
      <ul className="mt-1 text-[0.9375rem]">
        {parts.map(({ path, before, after }) => (
          <li key={path}>
            <span className="text-muted">{fieldLabel(path)}:</span>{' '}
            <del className="whitespace-pre-line">{before || m.settings_empty()}</del> →{' '}
            <ins className="whitespace-pre-line no-underline">{after || m.settings_empty()}</ins>
          </li>
        ))}
      </ul>
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
