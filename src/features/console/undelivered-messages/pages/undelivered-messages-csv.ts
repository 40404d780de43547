import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { undeliveredShape, exportUndeliveredMessages } from '../undelivered-messages.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import type { Route } from './+types/undelivered-messages-csv';

/** The undelivered messages as CSV, with the list's search and filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { q, filters } = readListState(new URL(request.url).searchParams, undeliveredShape);
  const rows = await consoleLoad(() => exportUndeliveredMessages(app, actor, { q, channel: filters.channel }));
  return exportedFile(
    { app, actor, request },
    {
      name: 'undelivered-messages',
      columns: [
        { label: 'id', value: (row) => row.id },
        { label: 'since', value: (row) => row.createdAt.toISOString() },
        { label: 'channel', value: (row) => row.channel },
        { label: 'to', value: (row) => row.recipientMask },
        { label: 'subject', value: (row) => row.subject },
        { label: 'tries', value: (row) => row.attempts },
        { label: 'error', value: (row) => row.lastError },
      ],
      rows,
    },
  );
}
