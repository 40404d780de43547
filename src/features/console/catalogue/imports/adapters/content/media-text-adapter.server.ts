/** Descriptions of pictures as rows of a file: the picture by the name of its file. A row never creates a picture. */
import { listDescriptions, writeDescription } from '#src/features/publishing/media-library/media-library.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { LocalText } from '#src/shared/local-text.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import {
  oneByOne,
  type FileAdapter,
  type FileRow,
  type WriteContext,
} from '#src/features/console/catalogue/imports/file-target.server.ts';
import type { Faults } from '#src/features/console/catalogue/imports/row-faults.server.ts';

function describe({ app, tx, actor, importId }: WriteContext, { id, record }: FileRow): Promise<void> {
  return writeDescription(app, tx, { actor, id: Number(id), alt: record['alt'] as LocalText, importId });
}

export const mediaTextAdapter: FileAdapter = {
  list: importList('media-texts'),
  require: (actor) => requireStaffEverywhere(actor, 'edit_content'),
  async stored({ tx }) {
    return (await listDescriptions(tx)).map(({ id, name, alt }) => ({
      id: String(id),
      record: { picture: name, alt },
    }));
  },
  faults: (_, rows) =>
    Promise.resolve(rows.map(({ id }): Faults => (id === null ? { picture: m.content_import_picture } : {}))),
  async write(context, rows) {
    for (const row of rows) await describe(context, row);
    return rows.map(({ id }) => id!);
  },
  takeBack: oneByOne(async (context, { before }) => {
    await describe(context, before!);
    return true;
  }),
};
