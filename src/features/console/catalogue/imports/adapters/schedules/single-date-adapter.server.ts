/** Single dates of schedules as rows of a file, a row for a date: doctors and hospitals by their codes. */
import {
  dateImportFaults,
  listImportedDates,
  takeBackDate,
  writeImportedDates,
  type DateImport,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import type { FileRow } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { placeAdapter } from './place-adapter.server.ts';
import type { PlaceCodes } from './place-codes.server.ts';

function dateOf({ record }: Pick<FileRow, 'record'>, codes: PlaceCodes): DateImport {
  const doctor = record['doctor'] as string;
  return {
    doctorId: codes.doctors.get(doctor)!,
    doctor,
    hospitalId: codes.hospitals.get(record['hospital'] as string)!,
    day: record['day'] as string,
    sessions: record['sessions'] as DateImport['sessions'],
  };
}

export const singleDateAdapter = placeAdapter({
  list: importList('single-dates'),
  columns: { hospitalId: 'hospital' },
  async stored({ app, tx }) {
    return (await listImportedDates(app, tx)).map(({ id, doctor, hospital, day, sessions }) => ({
      id: String(id),
      record: { doctor, hospital, day, sessions },
    }));
  },
  rowOf: dateOf,
  faults: dateImportFaults,
  write: writeImportedDates,
  takeBack({ app, tx }, { id, was, before }, codes) {
    const earlier = before && dateOf(before, codes).sessions;
    return takeBackDate(app, tx, { id: Number(id), row: dateOf(was, codes), before: earlier });
  },
});
