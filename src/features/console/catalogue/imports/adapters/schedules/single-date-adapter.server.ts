/** Single dates of schedules as rows of a file, a row for a date: doctors and hospitals by their codes. */
import {
  dateImportFaults,
  invalidateSchedules,
  listImportedDates,
  lockImportedDates,
  takeBackDate,
  writeImportedDates,
  type DateImport,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn, faultsOfKnown } from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { loadPlaceCodes, unknownPlaces, type PlaceCodes } from './place-codes.server.ts';

/** The field of a date, and the column of a file that shows its fault. */
const columns: Record<string, string> = { hospitalId: 'hospital' };

function dateOf(record: CatalogueRecord, codes: PlaceCodes): DateImport {
  const doctor = record['doctor'] as string;
  return {
    doctorId: codes.doctors.get(doctor)!,
    doctor,
    hospitalId: codes.hospitals.get(record['hospital'] as string)!,
    day: record['day'] as string,
    sessions: record['sessions'] as DateImport['sessions'],
  };
}

export const singleDateAdapter: FileAdapter = {
  list: importList('single-dates'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_schedules'),
  async stored({ app, tx }) {
    requireInternalScheduler(app);
    return (await listImportedDates(app, tx)).map(({ id, doctor, hospital, day, sessions }) => ({
      id: String(id),
      record: { doctor, hospital, day, sessions },
    }));
  },
  async lock({ tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    const dates = rows.map(({ record }) => dateOf(record, codes));
    await lockImportedDates(
      tx,
      dates.filter(({ doctorId }) => Boolean(doctorId)),
    );
  },
  async faults({ app, tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    return faultsOfKnown(
      rows,
      ({ record }) => unknownPlaces(record, codes),
      async (known) => {
        const dates = known.map(({ record }) => dateOf(record, codes));
        return (await dateImportFaults(app, tx, dates)).map((faults) => faultsByColumn(columns, faults));
      },
    );
  },
  async write({ app, tx, actor, importId }, rows) {
    const codes = await loadPlaceCodes(tx);
    const dates = rows.map(({ record }) => dateOf(record, codes));
    return (await writeImportedDates(app, tx, { actor, rows: dates, importId })).map(String);
  },
  takeBack: oneByOne(async ({ app, tx }, { id, was, before }) => {
    const codes = await loadPlaceCodes(tx);
    const earlier = before && dateOf(before.record, codes).sessions;
    return takeBackDate(app, tx, { id: Number(id), row: dateOf(was.record, codes), before: earlier });
  }),
  settle: ({ tx }) => invalidateSchedules(tx),
};
