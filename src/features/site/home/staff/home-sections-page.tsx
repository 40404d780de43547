import { data, redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { importFileHref } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks, ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { restoreLayout, saveLayout, shipLayout, viewLayout } from '../home-admin.server.ts';
import { movedRow, rowsFrom } from '../home-layout.rules.ts';
import { HomeSectionRows } from '../ui/home-section-rows.tsx';
import { LayoutHistory, ShippedLayoutButton } from '../ui/layout-history.tsx';
import type { Route } from './+types/home-sections-page';

const path = '/staff/home';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const view = await viewLayout(app, actor, { language });
    const saved = { field: 'version', value: String(view.version) };
    const { unsaved, continued } = await unsavedForm(app, actor, { record: path, saved, query });
    const typed = continued?.typed;
    return {
      view: typed ? await viewLayout(app, actor, { language, typed: rowsFrom(typed) }) : view,
      isSaved: query.get('done') === 'saved',
      unsaved,
      typed,
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const version = Number(textOf(form, 'version', 20) || '0');
  const [intent = '', name = ''] = textOf(form, 'intent', 250).split(/:(.*)/s, 2);
  const rows = rowsFrom(Object.fromEntries([...form.keys()].map((field) => [field, textOf(form, field, 500)])));
  const viewed = (typed: typeof rows) => consoleLoad(() => viewLayout(app, actor, { language, typed }));
  if (intent === 'up' || intent === 'down') {
    const { sections } = await viewed(movedRow(rows, name, intent === 'up' ? -1 : 1));
    return { sections, version: String(version), moved: { name, step: intent }, refusal: undefined };
  }
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'ship') return shipLayout(app, actor, version);
    if (intent === 'restore') return restoreLayout(app, actor, { version, from: Number(textOf(form, 'from', 20)) });
    return saveLayout(app, actor, { version, rows });
  });
  if (!('done' in outcome)) {
    const { sections } = await viewed(rows);
    return data({ sections, version: String(version), moved: null, refusal: outcome.data.refusal }, outcome.init ?? {});
  }
  if (intent === 'save') await dropSaved(app, actor, { record: path, form });
  throw redirect(localPath(`${path}?done=saved`, language));
}

/** The sections of the home page: which are shown, in which order, and with which headings. */
export default function HomeSectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isSaved, unsaved, typed } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.home_sections_desk()}
      intro={m.home_sections_intro()}
      actions={
        <>
          <FileLinks importHref={importFileHref('home-sections')} />
          <ImportLink list="home-sections" />
        </>
      }
    >
      <div className="mb-6 grid gap-3 empty:hidden">
        {isSaved && !actionData && <Notice tone="success">{m.home_sections_saved()}</Notice>}
        {actionData && !refusal && <Notice tone="info">{m.home_sections_unsaved()}</Notice>}
      </div>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="home-sections" title={m.home_sections_title()} intro={m.home_sections_hint()}>
        {actionData ? null : <UnsavedOffer unsaved={unsaved} />}
        <HomeSectionRows
          sections={actionData?.sections ?? view.sections}
          version={actionData?.version ?? String(view.version)}
          errors={refusal?.fields ?? {}}
          moved={actionData?.moved ?? null}
          autosave={{ record: path, unsaved, isTyped: Boolean(actionData), typed: actionData ? undefined : typed }}
        />
        <p className="mt-4">
          <SiteLink href="/home" className="inline-flex min-h-11 items-center">
            {m.home_sections_look()}
          </SiteLink>
        </p>
      </AdminSection>
      <AdminSection id="home-shipped" title={m.home_sections_shipped_title()}>
        <ShippedLayoutButton isShipped={view.isShipped} version={view.version} />
      </AdminSection>
      <AdminSection id="home-versions" title={m.home_sections_versions()}>
        <LayoutHistory versions={view.versions} current={view.version} />
      </AdminSection>
    </AdminPage>
  );
}
