import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, dropUnsaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { wordsOf } from '#src/shared/failure.ts';
import { viewForm } from '../built-forms.server.ts';
import { edited, formFrom } from '../builder-edits.rules.ts';
import { formNotReady } from '../form-builder.errors.ts';
import { deleteForm, publishForm, retireForm, saveForm } from '../form-builder.server.ts';
import { BuilderForm } from '../ui/builder-form.tsx';
import { statusWords } from '../ui/builder-words.ts';
import { FormVersions, RetireForm } from '../ui/form-states.tsx';
import type { Route } from './+types/form-edit';

const path = '/staff/forms';
const recordOf = (id: number) => `${path}/${id}`;
const doneWords: Record<string, () => string> = {
  created: m.custom_forms_done_created,
  saved: m.custom_forms_done_saved,
  published: m.custom_forms_done_published,
  retired: m.custom_forms_done_retired,
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const view = await viewForm(app, actor, Number(params.id));
    const { fields } = wordsOf(formNotReady(view.faults), language);
    const query = new URL(request.url).searchParams;
    const saved = { field: 'revision', value: String(view.revision) };
    return {
      view,
      toDo: fields,
      done: query.get('done') ?? '',
      ...(await unsavedForm(app, actor, { record: recordOf(view.id), saved, query })),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const sent = await request.formData();
  const id = Number(params.id);
  const intent = textOf(sent, 'intent', 20);
  const change = { id, revision: Number(textOf(sent, 'revision', 10)) };
  const form = formFrom(Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name, 6_000)])));
  const step = edited(form, intent, textOf(sent, 'add', 20));
  if (step) {
    // Staff who may not build this form may not see it either.
    await consoleLoad(() => viewForm(app, actor, id));
    return { ...step, revision: String(change.revision) };
  }
  const outcome = await consoleAction({ form: sent, language }, async () => {
    if (intent === 'retire') await retireForm(app, actor, change);
    else if (intent === 'delete') await deleteForm(app, actor, change);
    else await (intent === 'publish' ? publishForm : saveForm)(app, actor, { ...change, form });
    return intent;
  });
  if (!('done' in outcome)) return outcome;
  if (intent === 'delete') await dropUnsaved(app, actor, recordOf(id));
  else if (intent !== 'retire') await dropSaved(app, actor, { record: recordOf(id), form: sent });
  if (intent === 'delete') throw redirect(localPath(path, language), 303);
  const done = { retire: 'retired', publish: 'published' }[intent] ?? 'saved';
  throw redirect(localPath(`${path}/${id}?done=${done}`, language), 303);
}

/** One form: its words, its questions, who may see the answers, and its versions. */
export default function FormEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { view, toDo, done, unsaved, continued } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const step = actionData && 'form' in actionData ? actionData : undefined;
  const shown = refusal ?? continued ?? undefined;
  const form = step?.form ?? (shown ? formFrom(shown.typed) : view.form);
  const waiting = Object.keys(toDo).length;
  const status = statusWords[view.status];
  return (
    <AdminPage
      title={view.form.title[getLocale()] || view.form.title.en}
      back={{ label: m.custom_forms_desk(), href: path }}
      intro={
        <>
          <StateChip tone={status.tone}>{status.label()}</StateChip> /forms/{view.slug} ·{' '}
          {view.hospitalName ?? m.forms_desk_group()}
        </>
      }
      actions={<Links view={view} />}
    >
      <div className="mb-6 grid gap-3 empty:hidden">
        {!actionData && doneWords[done] && <Notice tone="success">{doneWords[done]()}</Notice>}
        {step && <Notice tone="info">{m.custom_forms_unsaved()}</Notice>}
        {!actionData && waiting > 0 && <Notice tone="warning">{m.custom_forms_to_do({ count: waiting })}</Notice>}
      </div>
      <RefusalSummary refusal={refusal} />
      {refusal || step ? null : <UnsavedOffer unsaved={unsaved} />}
      <BuilderForm
        record={recordOf(view.id)}
        unsaved={unsaved}
        isTyped={refusal !== undefined || step !== undefined}
        typed={step ? undefined : shown?.typed}
        form={form}
        revision={step?.revision ?? shown?.typed['revision'] ?? String(view.revision)}
        errors={refusal?.fields ?? (step || done === 'created' ? {} : toDo)}
        changed={step?.changed ?? null}
        isPublished={view.status === 'published'}
      />
      <FormVersions view={view} />
      <RetireForm view={view} />
    </AdminPage>
  );
}

function Links({ view: { id, slug, status, maySeeAnswers } }: Pick<Route.ComponentProps['loaderData'], 'view'>) {
  return (
    <>
      <ButtonLink variant="secondary" href={`${path}/${id}/preview`}>
        {m.custom_forms_preview()}
      </ButtonLink>
      {maySeeAnswers && (
        <ButtonLink variant="secondary" href={`/staff/enquiries?form=${id}`}>
          {m.custom_forms_see_answers()}
        </ButtonLink>
      )}
      {status === 'published' && (
        <ButtonLink variant="secondary" href={`/forms/${slug}`}>
          {m.custom_forms_see_page()}
        </ButtonLink>
      )}
    </>
  );
}
