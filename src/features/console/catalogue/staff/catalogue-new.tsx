import { redirect } from 'react-router';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formState } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { itemRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { unsavedItem } from '../changes/unsaved-item.server.ts';
import { picturesFor, withNewFiles, withProposedCode } from '../catalogue-form.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { catalogueAction, listOf } from '../catalogue-page.server.ts';
import { loadReferences, saveItem } from '../catalogue.server.ts';
import { CatalogueForm } from '../ui/catalogue-form.tsx';
import { inputLabel, said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-new';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const list = await listOf(params.list);
  const isContinued = new URL(request.url).searchParams.get('unsaved') === 'continue';
  return consoleLoad(async () => ({
    ...(await unsavedItem(app, actor, { list, id: 'new', version: 0, language, isContinued })),
    name: list.name,
    references: await loadReferences(app, actor, list.name),
    pictures: await picturesFor(app, list),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const list = await listOf(params.list);
  const form = await sentForm(request, here);
  const outcome = await catalogueAction({ list, form, language }, async (typed) => {
    const inputs = withProposedCode(list, await withNewFiles(app, actor, { list, form, inputs: typed }));
    const isPublished = textOf(form, 'intent') === 'publish';
    const saved = await saveItem(app, actor, { name: list.name, id: null, inputs, version: 0, isPublished });
    await dropSaved(app, actor, { record: itemRecord(list.name, 'new'), form });
    return saved;
  });
  if (!('done' in outcome)) return outcome;
  const { id, isWaiting } = outcome.done;
  const done = isWaiting ? 'waiting' : 'saved';
  throw redirect(localPath(`/staff/catalogue/${list.name}/${id}?done=${done}`, language), 303);
}

/** A new item of a list. */
export default function CatalogueNew({ loaderData, actionData }: Route.ComponentProps) {
  const list = catalogueList(loaderData.name);
  const { unsaved, typed } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={said(list.newTitle)} back={{ label: said(list.label), href: `/staff/catalogue/${list.name}` }}>
      <RefusalSummary refusal={refusal} labelOf={(name) => inputLabel(list, name)} />
      {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
      <CatalogueForm
        list={list}
        stored={{}}
        asksReview={list.fields.some(({ isHealth }) => isHealth === 'always')}
        version={0}
        status="new"
        references={loaderData.references}
        pictures={loaderData.pictures}
        refusal={refusal ?? typed ?? undefined}
        record={itemRecord(list.name, 'new')}
        state={formState(refusal, unsaved)}
      />
    </AdminPage>
  );
}
