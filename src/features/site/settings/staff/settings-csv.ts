import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listSettings, settingShape } from '../settings-admin.server.ts';
import { settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/settings-csv';

/** The list of settings as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    listSettings(app, actor, {
      state: readListState(new URL(request.url).searchParams, settingShape),
      nameOf: settingName,
    }),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'settings',
      columns: [
        { label: 'key', value: (row) => row.key },
        { label: 'name', value: (row) => row.name },
        { label: 'changed', value: (row) => row.updatedAt.toISOString() },
      ],
      rows,
    },
  );
}
