/** Public holidays as rows of a file: one row for each day and name, with its states. */
import {
  holidayImportFaults,
  listImportedHolidays,
  putImportedHoliday,
  type HolidayInput,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of a holiday to the column of a file that shows its fault. */
const columns: Record<string, string> = { en: 'name_en', ms: 'name_ms', zh: 'name_zh' };

function holidayOf(record: CatalogueRecord): HolidayInput {
  const { en, ms = '', zh = '' } = record['name'] as LocalText;
  return {
    day: record['day'] as string,
    name: { en, ms, zh },
    states: record['states'] as string[],
    // A file has no column for this; undoing an import restores it.
    isExpected: record['isExpected'] === true,
  };
}

const idOf = ({ day, name }: { day: string; name: LocalText }) => `${day} ${name.en}`;
const keyOf = (id: string) => ({ day: id.slice(0, 10), name: id.slice(11) });

export const holidayAdapter: FileAdapter = {
  list: importList('public-holidays'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_holidays'),
  async stored({ tx }) {
    return (await listImportedHolidays(tx)).map((holiday) => ({ id: idOf(holiday), record: { ...holiday } }));
  },
  async faults({ app, tx }, rows) {
    const found = await holidayImportFaults(
      app,
      tx,
      rows.map(({ record }) => holidayOf(record)),
    );
    return found.map((faults) => faultsByColumn(columns, faults));
  },
  async write({ app, tx, actor, importId }, rows) {
    const ids: string[] = [];
    // Stored holidays are removed first, because a state may move from one holiday of a day to another.
    for (const { id, record } of rows) {
      const input = holidayOf(record);
      await putImportedHoliday(app, tx, { actor, was: id === null ? null : keyOf(id), input, importId });
      ids.push(idOf(input));
    }
    await invalidateTag(tx, 'appointments');
    return ids;
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    const input = before && holidayOf(before.record);
    await putImportedHoliday(app, tx, { actor, was: keyOf(id), input, importId });
    return true;
  }),
  settle: ({ tx }) => invalidateTag(tx, 'appointments'),
};
