import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { addressRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { removeKeyword, renameKeyword, viewKeyword } from '../keyword-admin.server.ts';
import type { Route } from './+types/keyword-edit';

const pathOf = (request: Request) => new URL(request.url).searchParams.get('path') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const keyword = await viewKeyword(app, actor, pathOf(request));
    return {
      keyword,
      ...(await unsavedForm(app, actor, {
        record: addressRecord(keyword.path),
        saved: { field: 'was', value: keyword.path },
        query: new URL(request.url).searchParams,
      })),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const from = pathOf(request);
  const outcome = await consoleAction({ form, language }, async () => {
    if (textOf(form, 'intent') === 'remove') await removeKeyword(app, actor, from);
    else
      await renameKeyword(app, actor, {
        from,
        path: textOf(form, 'path', 200),
        mayHide: textOf(form, 'hide') === 'yes',
      });
  });
  if (!('done' in outcome)) return outcome;
  await dropSaved(app, actor, { record: addressRecord(from), form });
  throw redirect(`${localPath('/staff/keywords', language)}?kind=short&done=changed`);
}

/** One short address: rename or remove it. */
export default function KeywordEdit({ loaderData: { keyword, unsaved, continued }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const shown = refusal ?? continued ?? undefined;
  return (
    <AdminPage
      title={keyword.path}
      intro={
        <>
          {m.keywords_shows()}: <SiteLink href={keyword.url}>{keyword.url}</SiteLink>
        </>
      }
      back={{ label: m.keywords_desk(), href: '/staff/keywords' }}
    >
      <RefusalSummary refusal={refusal} />
      {!keyword.isShort ? (
        <Notice>{m.keywords_error_own()}</Notice>
      ) : (
        <>
          <AdminSection id="rename" title={m.keywords_rename()} intro={m.keywords_rename_intro()}>
            {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
            <AutosavedForm
              id="address-form"
              record={addressRecord(keyword.path)}
              unsaved={unsaved}
              isTyped={refusal !== undefined}
              typed={shown?.typed}
              className="grid max-w-2xl gap-4"
            >
              <input type="hidden" name="was" value={keyword.path} />
              <TextField
                name="path"
                label={m.keywords_path()}
                hint={m.keywords_path_hint()}
                defaultValue={shown?.typed['path'] ?? keyword.path}
                error={refusal?.fields.path}
                maxLength={120}
                autoComplete="off"
                required
              />
              <CheckboxField name="hide" label={m.keywords_hide()} defaultChecked={shown?.typed['hide'] === 'yes'} />
              <div>
                <Button>{m.staff_save()}</Button>
              </div>
            </AutosavedForm>
          </AdminSection>
          <ConfirmStep label={m.keywords_remove()} intent="remove">
            {m.keywords_remove_text({ url: keyword.url })}
          </ConfirmStep>
        </>
      )}
    </AdminPage>
  );
}
