import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listTemplates, templateShape } from '../template-views.server.ts';
import { templateWords } from '../ui/template-words.ts';
import type { Route } from './+types/templates-csv';

/** The list of templates as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    listTemplates(app, actor, {
      state: readListState(new URL(request.url).searchParams, templateShape),
      wordsFor: templateWords,
    }),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'message-templates',
      columns: [
        { label: 'key', value: (row) => row.key },
        { label: 'name', value: (row) => row.name },
        { label: 'when', value: (row) => row.when },
        { label: 'channels', value: (row) => row.channels.join(' ') },
        { label: 'changed_languages', value: (row) => row.changed.join(' ') },
        { label: 'changed_at', value: (row) => row.savedAt?.toISOString() ?? '' },
      ],
      rows,
    },
  );
}
