/** The lists of all doctors' single dates and blocked hours: what their pages and files read. */
import { consoleLoad, hospitalChoices, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';

interface RowList<Row> {
  shape: ListShape;
  list: (
    app: App,
    actor: Actor,
    page: { state: ListState; perPage?: number },
  ) => Promise<{ rows: Row[]; total: number }>;
}
interface Reading {
  app: App;
  actor: Actor;
  request: Request;
}

/** A page of the list with its state, the hospitals of its filter, and whether its file may be imported. */
export function loadRowsPage<Row>({ app, actor, request }: Reading, { shape, list }: RowList<Row>) {
  const state = readListState(new URL(request.url).searchParams, shape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_schedules');
    const [page, hospitals] = await Promise.all([
      list(app, actor, { state }),
      hospitalChoices(app, staff, 'manage_schedules'),
    ]);
    return { state, ...page, hospitals, mayImport: hospitalsFor(staff.roleAssignments, 'manage_schedules') === 'all' };
  });
}

/** All rows of the list with the filters of the address, batch by batch, for a file. */
export function loadRowsOfFile<Row>({ app, actor, request }: Reading, { shape, list }: RowList<Row>) {
  const state = readListState(new URL(request.url).searchParams, shape);
  return consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await list(app, actor, { state: { ...state, page }, perPage })).rows),
  );
}
