import { requestContext } from '#src/platform/request-context.ts';
import { exportedFile } from '../csv.server.ts';
import { deadLetterShape, exportDeadMessages } from '../undelivered-messages.server.ts';
import { consoleLoad } from '../console-request.server.ts';
import { readListState } from '../list-state.rules.ts';
import type { Route } from './+types/undelivered-messages-csv';

/** The messages that could not be delivered as a file, with the list's search and filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { q, filters } = readListState(new URL(request.url).searchParams, deadLetterShape);
  const rows = await consoleLoad(() => exportDeadMessages(app, actor, { q, channel: filters.channel }));
  return exportedFile(
    { app, actor },
    'undelivered-messages',
    [
      { label: 'id', value: (row) => row.id },
      { label: 'since', value: (row) => row.createdAt.toISOString() },
      { label: 'channel', value: (row) => row.channel },
      { label: 'to', value: (row) => row.recipientMask },
      { label: 'subject', value: (row) => row.subject },
      { label: 'tries', value: (row) => row.attempts },
      { label: 'error', value: (row) => row.lastError },
    ],
    rows,
  );
}
