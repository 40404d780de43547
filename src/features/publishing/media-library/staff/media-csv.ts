import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { MediaItem } from '../data/media.store.server.ts';
import { mediaLibrary } from '../media.server.ts';
import { mediaFilter, mediaShape } from '../media-list.rules.ts';
import type { Route } from './+types/media-csv';
import { languages } from '#src/shared/languages.ts';

/** The library as CSV: the pictures, and whether their description exists in every language. */
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
    { app, actor, request },
    {
      name: 'media',
      columns: [
        { label: 'number', value: (item) => item.id },
        { label: 'name', value: (item) => item.name },
        { label: 'width', value: (item) => item.width },
        { label: 'height', value: (item) => item.height },
        { label: 'uses', value: (item) => item.uses },
        ...languages.map((language) => ({
          label: `words_${language}`,
          value: (item: MediaItem) => item.alt[language],
        })),
      ],
      rows,
    },
  );
}
