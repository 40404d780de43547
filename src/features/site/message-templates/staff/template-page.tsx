import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { known, restoreTemplate, saveTemplate, shipTemplate } from '../template-admin.server.ts';
import { boxName, type TypedTexts } from '../template-check.server.ts';
import { viewTemplate } from '../template-views.server.ts';
import { templates } from '../templates.rules.ts';
import { TemplateEditor } from '../ui/template-editor.tsx';
import { ShippedTextButtons, TemplateHistory } from '../ui/template-history.tsx';
import { TemplatePreview } from '../ui/template-preview.tsx';
import { templateWords } from '../ui/template-words.ts';
import type { Route } from './+types/template-page';

const path = '/staff/messages';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const view = await viewTemplate(app, actor, { template: params.template });
    const record = `${path}/${view.key}`;
    return {
      view,
      record,
      isSaved: query.get('done') === 'saved',
      ...(await unsavedForm(app, actor, { record, saved: { field: 'version', value: String(view.version) }, query })),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const { template } = params;
  const version = Number(textOf(form, 'version', 20) || '0');
  const intent = textOf(form, 'intent', 20);
  if (intent === 'preview')
    return {
      preview: await consoleLoad(() => viewTemplate(app, actor, { template, typed: typedTexts(form, template) })),
    };
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'ship')
      return shipTemplate(app, actor, { template, version, language: textOf(form, 'language', 5) });
    if (intent === 'restore')
      return restoreTemplate(app, actor, { template, version, from: Number(textOf(form, 'from', 20)) });
    return saveTemplate(app, actor, { template, version, typed: typedTexts(form, template) });
  });
  if (!('done' in outcome)) return outcome;
  if (intent === 'save') await dropSaved(app, actor, { record: `${path}/${known(template)}`, form });
  throw redirect(localPath(`${path}/${template}?done=saved`, language));
}

/** The typed texts of the form, with line ends in their stored form. */
function typedTexts(form: FormData, name: string): TypedTexts {
  const template = known(name);
  const typedIn = (key: string) =>
    languages.flatMap((language) => {
      const box = boxName(template, key, language);
      return form.has(box) ? [[language, textOf(form, box, 20_000).replaceAll('\r\n', '\n')] as const] : [];
    });
  return Object.fromEntries(templates[template].map((key) => [key, Object.fromEntries(typedIn(key))]));
}

/** One template: its texts in three languages, their preview, and the saved versions. */
export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined;
  const view = preview ?? loaderData.view;
  const { name, when } = templateWords(view.key);
  return (
    <AdminPage title={name} intro={when} back={{ label: m.templates_desk(), href: path }}>
      {loaderData.isSaved && !actionData && (
        <div className="mb-6">
          <Notice tone="success">{m.templates_saved()}</Notice>
        </div>
      )}
      {preview && (
        <div className="mb-6">
          <Notice tone="info">{m.templates_preview_unsaved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="template-texts" title={m.templates_texts()} intro={m.templates_texts_hint()}>
        {actionData ? null : <UnsavedOffer unsaved={loaderData.unsaved} />}
        <TemplateEditor
          texts={view.texts}
          version={view.version}
          refusal={refusal ?? (preview ? undefined : (loaderData.continued ?? undefined))}
          autosave={{ record: loaderData.record, unsaved: loaderData.unsaved, isTyped: Boolean(actionData) }}
        />
      </AdminSection>
      <AdminSection id="template-preview" title={m.templates_preview()} intro={m.templates_preview_hint()}>
        <TemplatePreview previews={view.previews} />
      </AdminSection>
      <AdminSection id="template-shipped" title={m.templates_shipped_texts()}>
        <ShippedTextButtons changed={view.changed} version={view.version} />
      </AdminSection>
      <AdminSection id="template-versions" title={m.templates_versions()}>
        <TemplateHistory versions={view.versions} current={view.version} />
      </AdminSection>
    </AdminPage>
  );
}
