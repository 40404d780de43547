/** The group's own roles as rows of a file: their keys, names and permissions. */
import {
  addRole,
  deleteUnusedRole,
  listOwnRoles,
  lockMembership,
  replaceRole,
} from '#src/features/console/roles/roles.server.ts';
import { givableActions, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { OwnRoleKey } from '#src/platform/actor.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import {
  oneByOne,
  type FileAdapter,
  type FileRow,
  type WriteContext,
} from '#src/features/console/catalogue/imports/file-target.server.ts';
import { triedFaults, wasAllowed } from '#src/features/console/catalogue/imports/tried-rows.server.ts';

/** Maps a field of a role to the column of a file that shows its fault. */
const columns: Record<string, string> = { key: 'code' };

async function writeRole({ app, tx, actor, importId }: Omit<WriteContext, 'language'>, { id, record }: FileRow) {
  const role = { name: record['name'] as string, permissions: record['permissions'] as string[] };
  const key = record['code'] as OwnRoleKey;
  if (id === null) await addRole(app, tx, { actor, key, importId, ...role });
  else await replaceRole(app, tx, { actor, key, importId, ...role });
}

export const ownRoleAdapter: FileAdapter = {
  list: importList('own-roles'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_staff'),
  async stored({ tx }) {
    await lockMembership(tx);
    return (await listOwnRoles(tx)).map(({ key, name, permissions }) => ({
      id: key,
      record: {
        code: key,
        name,
        // A permission that no longer exists allows nothing, and no file may name it.
        permissions: permissions.filter((one) => givableActions.some((action) => action === one)).toSorted(),
      },
    }));
  },
  faults: (context, rows) =>
    triedFaults(context.tx, rows, {
      columns,
      column: 'code',
      write: (tx, row) => writeRole({ ...context, tx, importId: '' }, row),
    }),
  async write(context, rows) {
    for (const row of rows) await writeRole(context, row);
    return rows.map(({ record }) => record['code'] as string);
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    if (!before) return deleteUnusedRole(app, tx, { actor, key: id, importId });
    return wasAllowed(tx, (inner) => writeRole({ app, tx: inner, actor, importId }, before));
  }),
};
