import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { breachesShape, listBreaches, type ListedBreach } from '../breaches.server.ts';
import type { Route } from './+types/breach-csv';

const notifiedAt = (step: 'commissioner' | 'people' | 'details') => (row: ListedBreach) =>
  row.clocks.find((clock) => clock.step === step)?.doneAt?.toISOString();

/** The register as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, breachesShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listBreaches(app, actor, { ...state, page, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'breaches',
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'title', value: (row) => row.title },
        { label: 'discovered', value: (row) => row.discoveredAt.toISOString() },
        { label: 'people', value: (row) => row.people },
        { label: 'sensitive', value: (row) => (row.isSensitive ? 'yes' : 'no') },
        { label: 'harm_likely', value: (row) => (row.isHarmful ? 'yes' : 'no') },
        { label: 'commissioner_notified', value: notifiedAt('commissioner') },
        { label: 'people_notified', value: notifiedAt('people') },
        { label: 'details_given', value: notifiedAt('details') },
        { label: 'closed', value: (row) => row.closedAt?.toISOString() },
      ],
      rows,
    },
  );
}
