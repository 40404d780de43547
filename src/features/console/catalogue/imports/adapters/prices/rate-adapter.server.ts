/** Exchange rates as rows of a file: one row for each currency and day. */
import {
  importedRateFaults,
  listImportedRates,
  putImportedRate,
  type TypedRate,
} from '#src/features/programmes/health-tourism/health-tourism.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';

const rateOf = (record: CatalogueRecord): TypedRate => ({
  currency: record['currency'] as string,
  day: record['day'] as string,
  rate: record['rate'] as string,
});
const idOf = ({ currency, day }: { currency: string; day: string }) => `${currency} ${day}`;

export const rateAdapter: FileAdapter = {
  list: importList('exchange-rates'),
  // '30.450' is stored as 30.45.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'keep_exchange_rates'),
  async stored({ tx }) {
    return (await listImportedRates(tx)).map(({ currency, day, per100Myr }) => ({
      id: idOf({ currency, day }),
      record: { currency, day, rate: String(per100Myr) },
    }));
  },
  faults: ({ app }, rows) => Promise.resolve(rows.map(({ record }) => importedRateFaults(app, rateOf(record)))),
  async write({ app, tx, actor, importId }, rows) {
    const staff = requireStaffEverywhere(actor, 'keep_exchange_rates');
    for (const { record } of rows) await putImportedRate(app, tx, { staff, ...rateOf(record), importId });
    return rows.map(({ record }) => idOf(rateOf(record)));
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { was, before }) => {
    const staff = requireStaffEverywhere(actor, 'keep_exchange_rates');
    const rate = before ? rateOf(before.record).rate : null;
    await putImportedRate(app, tx, { staff, ...rateOf(was.record), rate, importId });
    return true;
  }),
};
