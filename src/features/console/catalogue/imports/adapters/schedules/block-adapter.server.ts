/** Blocked hours as rows of a file. A row blocks hours; none changes or opens any. */
import {
  blockImportFaults,
  invalidateSchedules,
  listImportedBlocks,
  lockImportedBlocks,
  takeBackBlock,
  writeImportedBlocks,
  type BlockImport,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn, faultsOfKnown } from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { loadPlaceCodes, unknownPlaces, type PlaceCodes } from './place-codes.server.ts';

/** The field of blocked hours, and the column of a file that shows its fault. */
const columns: Record<string, string> = { hospitalId: 'hospital', from: 'starts', to: 'ends' };

function blockOf(record: CatalogueRecord, { doctors, hospitals }: PlaceCodes): BlockImport {
  const read = record as { doctor: string; hospital: string; day: string; starts: string; ends: string };
  return {
    doctorId: doctors.get(read.doctor)!,
    doctor: read.doctor,
    hospitalId: hospitals.get(read.hospital)!,
    day: read.day,
    from: read.starts,
    to: read.ends,
  };
}

export const blockAdapter: FileAdapter = {
  list: importList('blocked-hours'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_schedules'),
  async stored({ app, tx }) {
    requireInternalScheduler(app);
    return (await listImportedBlocks(app, tx)).map(({ id, doctor, hospital, day, from, to }) => ({
      id: String(id),
      record: { doctor, hospital, day, starts: from, ends: to },
    }));
  },
  async lock({ tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    const blocks = rows.map(({ record }) => blockOf(record, codes));
    await lockImportedBlocks(
      tx,
      blocks.filter(({ doctorId }) => Boolean(doctorId)),
    );
  },
  async faults({ app, tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    return faultsOfKnown(
      rows,
      ({ record }) => unknownPlaces(record, codes),
      async (known) => {
        const blocks = known.map(({ record }) => blockOf(record, codes));
        return (await blockImportFaults(app, tx, blocks)).map((faults) => faultsByColumn(columns, faults));
      },
    );
  },
  async write({ app, tx, actor, importId }, rows) {
    const codes = await loadPlaceCodes(tx);
    const blocks = rows.map(({ record }) => blockOf(record, codes));
    return (await writeImportedBlocks(app, tx, { actor, rows: blocks, importId })).map(String);
  },
  takeBack: oneByOne(async ({ tx }, { id, was }) => {
    const { doctorId } = blockOf(was.record, await loadPlaceCodes(tx));
    await takeBackBlock(tx, { id: Number(id), doctorId });
    return true;
  }),
  settle: ({ tx }) => invalidateSchedules(tx),
};
