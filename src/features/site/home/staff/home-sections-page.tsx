import { data, redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { importFileHref } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks, ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { doneOf, readSeen } from '#src/features/console/drafts/drafts.rules.ts';
import { draftOf, takeDraftStep } from '#src/features/console/drafts/drafts.server.ts';
import { DraftDone } from '#src/features/console/drafts/ui/draft-done.tsx';
import { DraftNotice } from '#src/features/console/drafts/ui/draft-notice.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { publishLayout, restoreLayout, shipLayout, viewLayout } from '../home-admin.server.ts';
import { layoutRecord, movedRow, rowsFrom } from '../home-layout.rules.ts';
import { HomeSectionRows } from '../ui/home-section-rows.tsx';
import { LayoutHistory, ShippedLayoutButton } from '../ui/layout-history.tsx';
import type { Route } from './+types/home-sections-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const view = await viewLayout(app, actor, { language });
    const published = String(view.version);
    const { draft, seen } = await draftOf(app, actor, { record: layoutRecord, published });
    const saved = { field: 'version', value: seen };
    const { unsaved, continued } = await unsavedForm(app, actor, { record: layoutRecord, saved, query });
    const shown = continued?.typed ?? draft?.typed;
    return {
      view: shown ? await viewLayout(app, actor, { language, typed: rowsFrom(shown) }) : view,
      done: query.get('done'),
      draft,
      seen,
      unsaved,
      typed: continued?.typed,
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const seen = textOf(form, 'version', 80);
  const version = Number(readSeen(seen).published || '0');
  const [intent = '', name = ''] = textOf(form, 'intent', 250).split(/:(.*)/s, 2);
  const rows = rowsFrom(Object.fromEntries([...form.keys()].map((field) => [field, textOf(form, field, 500)])));
  const viewed = (typed: typeof rows) => consoleLoad(() => viewLayout(app, actor, { language, typed }));
  if (intent === 'up' || intent === 'down') {
    const { sections } = await viewed(movedRow(rows, name, intent === 'up' ? -1 : 1));
    return { sections, version: seen, moved: { name, step: intent }, refusal: undefined };
  }
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'ship') return shipLayout(app, actor, version);
    if (intent === 'restore') return restoreLayout(app, actor, { version, from: Number(textOf(form, 'from', 20)) });
    const publish = () => publishLayout(app, actor, { version, rows, seen });
    return takeDraftStep(app, actor, { record: layoutRecord, form, seen, intent, publish });
  });
  if (!('done' in outcome)) {
    const { sections } = await viewed(rows);
    return data({ sections, version: seen, moved: null, refusal: outcome.data.refusal }, outcome.init ?? {});
  }
  throw redirect(localPath(`${layoutRecord}?done=${doneOf(intent)}`, language));
}

/** The sections of the home page: which are shown, in which order, and with which headings. */
export default function HomeSectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, draft, seen, done, unsaved, typed } = loaderData;
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
        {actionData ? null : <DraftDone done={done} published={m.home_sections_saved()} />}
        {actionData && !refusal && <Notice tone="info">{m.home_sections_unsaved()}</Notice>}
      </div>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="home-sections" title={m.home_sections_title()} intro={m.home_sections_hint()}>
        {actionData ? null : <DraftNotice draft={draft} seen={{ field: 'version', value: seen }} />}
        {actionData ? null : <UnsavedOffer unsaved={unsaved} />}
        <HomeSectionRows
          sections={actionData?.sections ?? view.sections}
          version={actionData?.version ?? seen}
          errors={refusal?.fields ?? {}}
          moved={actionData?.moved ?? null}
          autosave={{
            record: layoutRecord,
            unsaved,
            isTyped: Boolean(actionData),
            typed: actionData ? undefined : typed,
          }}
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
