import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listSearchWords, searchWordShape } from '../search-word-lists.server.ts';
import type { Route } from './+types/search-words-csv';

/** The words that staff added as CSV, with the list's search and filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, searchWordShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ page, perPage }) =>
        (await listSearchWords(app, actor, { state: { ...state, page, perPage }, language })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'search-words',
      columns: [
        { label: 'word', value: (row) => row.phrase },
        { label: 'language', value: (row) => row.language },
        { label: 'known_words', value: (row) => row.meaning },
        { label: 'speciality', value: (row) => row.specialitySlug },
        { label: 'added', value: (row) => row.addedAt.toISOString() },
      ],
      rows,
    },
  );
}
