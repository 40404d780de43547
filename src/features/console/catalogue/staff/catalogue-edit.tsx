import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formState } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { noteOpen } from '#src/features/console/open-records/open-records.server.ts';
import { AlsoOpen } from '#src/features/console/open-records/ui/also-open.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { itemRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { unsavedItem } from '../changes/unsaved-item.server.ts';
import { picturesFor, withNewFiles } from '../catalogue-form.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { catalogueAction, listOf } from '../catalogue-page.server.ts';
import { isCatalogueStep } from '../catalogue-status.rules.ts';
import { loadReferences, restoreVersion, saveItem, viewItem, viewVersion } from '../catalogue.server.ts';
import { takeCatalogueStep } from '../changes/retirement.server.ts';
import { askItemReview, takeBackItemTexts } from '../approvals/text-approvals.server.ts';
import { TextReviewSection } from '#src/features/console/text-proposals/ui/text-review.tsx';
import { CatalogueForm } from '../ui/catalogue-form.tsx';
import { ItemState } from '../ui/item-state.tsx';
import { ItemVersions } from '../ui/item-versions.tsx';
import { inputLabel, said, titleOf } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-edit';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const list = await listOf(params.list);
  const query = new URL(request.url).searchParams;
  const id = Number(params.id);
  const number = Number(query.get('version'));
  return consoleLoad(async () => {
    const item = await viewItem(app, actor, { name: list.name, id });
    const earlier =
      Number.isInteger(number) && number > 0 && number < 100_000
        ? { number, inputs: await viewVersion(app, actor, { name: list.name, id, number }) }
        : null;
    const isContinued = query.get('unsaved') === 'continue';
    return {
      ...(await unsavedItem(app, actor, { list, id, version: item.version, language, isContinued })),
      name: list.name,
      item,
      others: await noteOpen(app, actor, `/staff/catalogue/${list.name}/${id}`),
      earlier,
      references: await loadReferences(app, actor, list.name),
      pictures: await picturesFor(app, list),
      done: query.get('done'),
      mayReview: actor.kind === 'staff' && mayDo(actor.roleAssignments, 'review_content'),
      // A doctor can be booked only with sessions, which have a page of their own.
      mayKeepSessions:
        list.name === 'doctors' && actor.kind === 'staff' && mayDo(actor.roleAssignments, 'manage_schedules'),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const list = await listOf(params.list);
  const form = await sentForm(request, here);
  const intent = textOf(form, 'intent');
  const version = Number(textOf(form, 'version'));
  const item = { name: list.name, id: Number(params.id), version };
  const outcome = await catalogueAction({ list, form, language }, async (typed) => {
    const [kind = '', named = ''] = intent.split(':');
    if (kind === 'step' && isCatalogueStep(named)) {
      await takeCatalogueStep(app, actor, { ...item, step: named, movedTo: textOf(form, 'moved_to', 200) });
      return { isWaiting: false };
    }
    if (kind === 'texts') {
      await (named === 'ask' ? askItemReview : takeBackItemTexts)(app, actor, item);
      return { isWaiting: named === 'ask' };
    }
    if (kind === 'version') return restoreVersion(app, actor, { ...item, number: Number(named) });
    const inputs = await withNewFiles(app, actor, { list, form, inputs: typed });
    const saved = await saveItem(app, actor, { ...item, inputs, isPublished: intent === 'publish' });
    await dropSaved(app, actor, { record: itemRecord(list.name, item.id), form });
    return saved;
  });
  if (!('done' in outcome)) {
    // A step sends no fields of the form, so the stored values are shown again.
    const { refusal } = outcome.data;
    const shown = intent.includes(':') ? { step: refusal, refusal: undefined } : { step: undefined, refusal };
    return data(shown, outcome.init ?? {});
  }
  throw redirect(
    localPath(
      `/staff/catalogue/${list.name}/${item.id}?done=${outcome.done.isWaiting ? 'waiting' : 'saved'}`,
      language,
    ),
    303,
  );
}

/** One item: its state, its fields in three languages, and its versions. */
export default function CatalogueEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { item, earlier, done, mayKeepSessions, unsaved, typed } = loaderData;
  const isSaved = done === 'saved' || done === 'waiting';
  const list = catalogueList(loaderData.name);
  const refusal = actionData?.refusal;
  const step = actionData?.step;
  return (
    <AdminPage
      title={titleOf(list, item.inputs)}
      intro={item.address}
      back={{ label: said(list.label), href: `/staff/catalogue/${list.name}` }}
      actions={
        <>
          {mayKeepSessions && (
            <ButtonLink href={`/staff/schedules/${item.id}`} variant="secondary">
              {m.schedules_desk_of_one()}
            </ButtonLink>
          )}
          {item.status === 'published' ? (
            <ButtonLink href={item.address} variant="secondary">
              {m.catalogue_see()}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <AlsoOpen address={`/staff/catalogue/${list.name}/${item.id}/open`} others={loaderData.others} />
      {isSaved && !refusal && !step && (
        <div className="mb-6">
          <Notice tone="success">
            {done === 'waiting'
              ? m.proposal_saved()
              : item.status === 'published'
                ? m.catalogue_saved_live()
                : m.catalogue_saved()}{' '}
            {mayKeepSessions && (
              <SiteLink
                href={`/staff/schedules/${item.id}/session`}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                {m.schedules_add()}
              </SiteLink>
            )}
          </Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal ?? step} labelOf={(name) => inputLabel(list, name)} />
      {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
      <ItemState status={item.status} version={item.version} hasAddress={Boolean(list.component)} refusal={step} />
      {item.review || item.proposal ? (
        <TextReviewSection
          id="reviewed_by"
          review={item.review?.of ?? null}
          proposal={item.proposal}
          isPublic={item.status === 'published'}
          version={String(item.version)}
          mayReview={loaderData.mayReview}
        />
      ) : null}
      <CatalogueForm
        list={list}
        stored={item.formInputs}
        asksReview={item.review?.of === null}
        version={item.version}
        status={item.status}
        references={loaderData.references}
        pictures={loaderData.pictures}
        refusal={refusal ?? typed ?? undefined}
        record={itemRecord(list.name, item.id)}
        state={formState(refusal, unsaved)}
      />
      <ItemVersions list={list} item={item} earlier={earlier} />
    </AdminPage>
  );
}
