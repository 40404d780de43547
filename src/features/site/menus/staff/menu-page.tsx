import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
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
import { known, publishMenu, restoreMenu, shipMenu, viewMenu } from '../menu-admin.server.ts';
import { edited, itemsFrom } from '../menu-edits.rules.ts';
import { menuRecord } from '../menus.rules.ts';
import { faultWords } from '../menus.errors.ts';
import { MenuEditor } from '../ui/menu-editor.tsx';
import { MenuHistory, ShippedMenuButton } from '../ui/menu-history.tsx';
import { MenuPreview } from '../ui/menu-preview.tsx';
import { menuHint, menuName } from '../ui/menu-words.ts';
import type { Route } from './+types/menu-page';

const path = '/staff/menus';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const view = await viewMenu(app, actor, params.menu);
    const faults = Object.entries(view.faults).map(([name, fault]) => [
      name,
      faultWords(fault)({}, { locale: language }),
    ]);
    const query = new URL(request.url).searchParams;
    const record = menuRecord(view.menu);
    const published = String(view.version);
    const { draft, seen } = await draftOf(app, actor, { record, published });
    return {
      view,
      draft,
      seen,
      errors: Object.fromEntries(faults) as Record<string, string>,
      done: query.get('done'),
      ...(await unsavedForm(app, actor, { record, saved: { field: 'version', value: seen }, query })),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const seen = textOf(form, 'version', 80);
  const intent = textOf(form, 'intent', 20);
  const change = { menu: params.menu, version: Number(readSeen(seen).published || '0') };
  const items = itemsFrom(Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name, 500)])));
  const step = edited(items, intent);
  if (step) {
    // Staff who may not change menus may not see this page either.
    await consoleLoad(() => viewMenu(app, actor, params.menu));
    return { ...step, version: seen };
  }
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'ship') return shipMenu(app, actor, change);
    if (intent === 'restore') return restoreMenu(app, actor, { ...change, from: Number(textOf(form, 'from', 20)) });
    const record = menuRecord(known(params.menu));
    const publish = () => publishMenu(app, actor, { ...change, items, seen });
    return takeDraftStep(app, actor, { record, form, seen, intent, publish });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${menuRecord(known(params.menu))}?done=${doneOf(intent)}`, language));
}

/** One menu: its items with their draft, their preview in three languages, and the published versions. */
export default function MenuPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, draft, seen, done, unsaved } = loaderData;
  const continued = actionData ? undefined : loaderData.continued?.typed;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const step = actionData && 'items' in actionData ? actionData : undefined;
  const sent = refusal?.typed ?? continued ?? (step ? undefined : draft?.typed);
  const typed = sent ? itemsFrom(sent) : step?.items;
  const errors = refusal?.fields ?? (step || sent ? {} : loaderData.errors);
  const faulty = Object.keys(loaderData.errors).length;
  const items = typed ?? view.items;
  return (
    <AdminPage title={menuName(view.menu)} intro={menuHint(view.menu)} back={{ label: m.menus_desk(), href: path }}>
      <div className="mb-6 grid gap-3 empty:hidden">
        {actionData ? null : <DraftDone done={done} published={m.menus_saved()} />}
        {step && <Notice tone="info">{m.menus_unsaved()}</Notice>}
        {faulty > 0 && !actionData && <Notice tone="error">{m.menus_faults_notice({ count: faulty })}</Notice>}
      </div>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="menu-items" title={m.menus_items_title()} intro={m.menus_items_hint()}>
        {actionData ? null : <DraftNotice draft={draft} seen={{ field: 'version', value: seen }} />}
        {actionData ? null : <UnsavedOffer unsaved={unsaved} />}
        <MenuEditor
          menu={view.menu}
          version={refusal?.typed['version'] ?? step?.version ?? seen}
          items={items}
          errors={errors}
          changed={step?.changed ?? null}
          autosave={{
            record: menuRecord(view.menu),
            unsaved,
            isTyped: Boolean(actionData),
            typed: refusal?.typed ?? continued,
          }}
        />
      </AdminSection>
      <AdminSection id="menu-preview" title={m.menus_preview()} intro={m.menus_preview_hint()}>
        <MenuPreview menu={view.menu} items={items} />
      </AdminSection>
      <AdminSection id="menu-shipped" title={m.menus_shipped_title()}>
        <ShippedMenuButton isShipped={view.isShipped} version={view.version} />
      </AdminSection>
      <AdminSection id="menu-versions" title={m.menus_versions()}>
        <MenuHistory versions={view.versions} current={view.version} />
      </AdminSection>
    </AdminPage>
  );
}
