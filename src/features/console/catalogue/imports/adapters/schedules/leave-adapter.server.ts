/** Doctors' leave as rows of a file: doctors by their codes. A row enters new leave; none changes stored leave. */
import {
  deleteImportedLeave,
  invalidateSchedules,
  leaveImportFaults,
  listImportedLeave,
  lockImportedSchedules,
  writeImportedLeave,
  type Leave,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import {
  oneByOne,
  type FileAdapter,
  type FileRow,
} from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  faultsByColumn,
  faultsOfKnown,
  loadCodesOf,
  type Codes,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of leave to the column of a file that shows its fault. */
const columns: Record<string, string> = { from: 'first_day', to: 'last_day', toTime: 'back_at' };

function leaveOf({ record }: Pick<FileRow, 'record'>, doctors: Codes): Leave {
  return {
    doctorId: doctors.get(record['doctor'] as string)!,
    startsOn: record['firstDay'] as string,
    endsOn: record['lastDay'] as string,
    startsAt: record['awayFrom'] as string | null,
    endsAt: record['backAt'] as string | null,
  };
}

export const leaveAdapter: FileAdapter = {
  list: importList('leave'),
  require: (actor) => requireStaffEverywhere(actor, 'enter_leave'),
  async stored({ app, tx }) {
    requireInternalScheduler(app);
    return (await listImportedLeave(tx)).map(({ id, doctor, startsOn, endsOn, startsAt, endsAt }) => ({
      id: String(id),
      record: { doctor, firstDay: startsOn, lastDay: endsOn, awayFrom: startsAt, backAt: endsAt },
    }));
  },
  async lock({ tx }, rows) {
    const doctors = await loadCodesOf(tx, 'doctors');
    const known = rows.filter(({ record }) => doctors.has(record['doctor'] as string));
    await lockImportedSchedules(
      tx,
      known.map((row) => leaveOf(row, doctors)),
    );
  },
  async faults({ app, tx }, rows) {
    const doctors = await loadCodesOf(tx, 'doctors');
    return faultsOfKnown(
      rows,
      ({ record }) => codeFaults('doctor', record['doctor'] as string, doctors),
      async (known) => {
        const found = await leaveImportFaults(
          app,
          tx,
          known.map((row) => leaveOf(row, doctors)),
        );
        return found.map((faults) => faultsByColumn(columns, faults));
      },
    );
  },
  async write({ app, tx, actor, importId }, rows) {
    const doctors = await loadCodesOf(tx, 'doctors');
    const ids: string[] = [];
    for (const row of rows) {
      const leave = leaveOf(row, doctors);
      ids.push(String(await writeImportedLeave(app, tx, { actor, importId, leave })));
    }
    await invalidateSchedules(tx);
    return ids;
  },
  takeBack: oneByOne(({ app, tx, actor, importId }, { id }) =>
    deleteImportedLeave(app, tx, { actor, importId, id: Number(id) }),
  ),
  settle: ({ tx }) => invalidateSchedules(tx),
};
