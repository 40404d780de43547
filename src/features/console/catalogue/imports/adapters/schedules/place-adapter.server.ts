/** Rows of a doctor at a hospital: what the adapters of sessions, single dates and blocked hours do alike. */
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { invalidateSchedules, lockImportedSchedules } from '#src/features/appointments/scheduling/scheduling.server.ts';
import type { ImportList } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import {
  oneByOne,
  type FileAdapter,
  type FileRow,
  type WriteContext,
  type WrittenRow,
} from '#src/features/console/catalogue/imports/file-target.server.ts';
import type { ImportContext } from '#src/features/console/catalogue/imports/import-target.ts';
import {
  faultsByColumn,
  faultsOfKnown,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import { loadPlaceCodes, unknownPlaces, type PlaceCodes } from './place-codes.server.ts';

/** What one of these lists does in its own way. `Row` is a row as its use cases take it. */
interface PlaceList<Row> {
  list: ImportList;
  /** Maps a field of a row to the column of a file that shows its fault. */
  columns: Readonly<Record<string, string>>;
  stored: FileAdapter['stored'];
  /** The row with the ids of its doctor and hospital. */
  rowOf: (row: Pick<FileRow, 'id' | 'record'>, codes: PlaceCodes) => Row;
  faults: (app: ImportContext['app'], tx: ImportContext['tx'], rows: readonly Row[]) => Promise<Faults[]>;
  write: (
    app: ImportContext['app'],
    tx: ImportContext['tx'],
    change: { actor: Actor; rows: readonly Row[]; importId: string },
  ) => Promise<number[]>;
  takeBack: (context: WriteContext, item: WrittenRow, codes: PlaceCodes) => Promise<boolean>;
}

/** The adapter of such a list; staff who maintain the schedules of all hospitals import it. */
export function placeAdapter<Row extends { doctorId: number }>(place: PlaceList<Row>): FileAdapter {
  const rowsOf = async ({ tx }: ImportContext, rows: readonly FileRow[]) => {
    const codes = await loadPlaceCodes(tx);
    return rows.map((row) => place.rowOf(row, codes));
  };
  return {
    list: place.list,
    require: (actor) => requireStaffEverywhere(actor, 'manage_schedules'),
    stored(reading) {
      requireInternalScheduler(reading.app);
      return place.stored(reading);
    },
    async lock(reading, rows) {
      const known = (await rowsOf(reading, rows)).filter(({ doctorId }) => Boolean(doctorId));
      await lockImportedSchedules(reading.tx, known);
    },
    async faults({ app, tx }, rows) {
      const codes = await loadPlaceCodes(tx);
      return faultsOfKnown(
        rows,
        ({ record }) => unknownPlaces(record, codes),
        async (known) => {
          const found = await place.faults(
            app,
            tx,
            known.map((row) => place.rowOf(row, codes)),
          );
          return found.map((faults) => faultsByColumn(place.columns, faults));
        },
      );
    },
    async write(context, rows) {
      const { app, tx, actor, importId } = context;
      const ids = await place.write(app, tx, { actor, rows: await rowsOf(context, rows), importId });
      return ids.map(String);
    },
    takeBack: withCodes(place.takeBack),
    settle: ({ tx }) => invalidateSchedules(tx),
  };
}

/** Takes items back one after the other; the codes are loaded once for all of them. */
function withCodes(takeBack: PlaceList<unknown>['takeBack']): FileAdapter['takeBack'] {
  return async (context, items) => {
    const codes = await loadPlaceCodes(context.tx);
    return oneByOne((of, item) => takeBack(of, item, codes))(context, items);
  };
}
