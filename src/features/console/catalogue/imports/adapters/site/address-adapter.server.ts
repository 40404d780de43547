/** Short addresses as rows of a file. */
import {
  listShortAddresses,
  putShortAddress,
  shortAddressFaults,
  type ShortAddress,
} from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';

const addressOf = (record: CatalogueRecord): ShortAddress => ({
  path: record['path'] as string,
  target: record['target'] as string,
  isRedirect: record['redirect'] as boolean,
});

export const addressAdapter: FileAdapter = {
  list: importList('short-addresses'),
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_keywords'),
  async stored({ tx }) {
    return (await listShortAddresses(tx)).map(({ path, target, isRedirect }) => ({
      id: path,
      record: { path, target, redirect: isRedirect },
    }));
  },
  async faults({ app, tx }, rows) {
    const found = [];
    for (const { id, record } of rows)
      found.push(await shortAddressFaults(app, tx, { ...addressOf(record), isNew: id === null }));
    return found;
  },
  async write({ app, tx, actor, importId }, rows) {
    for (const { record } of rows) {
      const address = addressOf(record);
      await putShortAddress(app, tx, { actor, path: address.path, address, importId });
    }
    return rows.map(({ record }) => addressOf(record).path);
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    await putShortAddress(app, tx, { actor, path: id, address: before && addressOf(before.record), importId });
    return true;
  }),
};
