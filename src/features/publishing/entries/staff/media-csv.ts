import { exportedFile, readPages } from '#src/features/console/staff/csv.server.ts';
import { consoleLoad } from '#src/features/console/staff/console-request.server.ts';
import { readListState } from '#src/features/console/staff/list-state.rules.ts';
import { requireStaff } from '#src/features/console/staff/staff-access.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { MediaItem } from '../data/media.store.server.ts';
import { mediaLibrary } from '../media.server.ts';
import { mediaFilter, mediaShape } from '../media-list.rules.ts';
import type { Route } from './+types/media-csv';

/** The library as a file: which pictures there are, and whether their words are there in every language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, mediaShape);
  const rows = await consoleLoad(() => {
    requireStaff(actor, 'edit_content');
    return readPages(
      async ({ limit, offset }) => (await mediaLibrary(app, { ...mediaFilter(state), limit, offset })).items,
    );
  });
  return exportedFile(
    { app, actor },
    'media',
    [
      { label: 'number', value: (item) => item.id },
      { label: 'name', value: (item) => item.name },
      { label: 'width', value: (item) => item.width },
      { label: 'height', value: (item) => item.height },
      { label: 'uses', value: (item) => item.uses },
      ...(['en', 'ms', 'zh'] as const).map((language) => ({
        label: `words_${language}`,
        value: (item: MediaItem) => item.alt[language],
      })),
    ],
    rows,
  );
}
