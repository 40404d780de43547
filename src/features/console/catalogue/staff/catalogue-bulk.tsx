import { bulkAction, loadBulk } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { bulkCatalogue } from '../changes/catalogue-bulk.server.ts';
import { listOf } from '../catalogue-page.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { said, stepWords } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-bulk';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const { name } = await listOf(params.list);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const { staff, bulk } = bulkCatalogue(here.actor, { name, language: here.language });
    return { name, ...(await loadBulk(here, staff, { list: bulk, query })) };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { name } = await listOf(params.list);
  const { staff, bulk } = await consoleLoad(() => bulkCatalogue(here.actor, { name, language: here.language }));
  return bulkAction(here, staff, { list: bulk, form: await request.formData() });
}

/** Several items of one list: the effect of publishing, retiring or restoring them, before and after. */
export default function CatalogueBulk({ loaderData, actionData }: Route.ComponentProps) {
  const list = catalogueList(loaderData.name);
  return (
    <BulkPage
      list={{ label: said(list.label), path: `/staff/catalogue/${list.name}` }}
      wordsOf={stepWords}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
