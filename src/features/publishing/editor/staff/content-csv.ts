import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { contentListShape, listContent } from '../content-admin.server.ts';
import type { ContentRow } from '../data/content-admin.store.server.ts';
import type { Route } from './+types/content-csv';
import { languages } from '#src/shared/languages.ts';

const stateIn = (row: ContentRow, language: string) => row.languages.find((text) => text.language === language);

/** The list of content as CSV, with the list's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { filters, q, sort, isDescending } = readListState(new URL(request.url).searchParams, contentListShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ limit, offset }) =>
        (await listContent(app, actor, { filters, q, sort, isDescending, limit, offset })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'content',
      columns: [
        { label: 'number', value: (row) => row.id },
        { label: 'kind', value: (row) => row.kind },
        { label: 'slug', value: (row) => row.slug },
        { label: 'title', value: (row) => row.title },
        ...languages.flatMap((language) => [
          { label: `state_${language}`, value: (row: ContentRow) => stateIn(row, language)?.status },
          { label: `public_${language}`, value: (row: ContentRow) => (stateIn(row, language)?.isShown ? 'yes' : 'no') },
        ]),
        { label: 'updated', value: (row) => row.updatedAt },
        { label: 'review_due', value: (row) => row.reviewDueOn },
        { label: 'approval_expires', value: (row) => row.approvalExpiresOn },
      ],
      rows,
    },
  );
}
