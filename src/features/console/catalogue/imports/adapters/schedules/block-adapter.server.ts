/** Blocked hours as rows of a file. A row blocks hours; none changes or opens any. */
import {
  blockImportFaults,
  listImportedBlocks,
  takeBackBlock,
  writeImportedBlocks,
  type BlockImport,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import type { FileRow } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { placeAdapter } from './place-adapter.server.ts';
import type { PlaceCodes } from './place-codes.server.ts';

function blockOf({ record }: Pick<FileRow, 'record'>, { doctors, hospitals }: PlaceCodes): BlockImport {
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

export const blockAdapter = placeAdapter({
  list: importList('blocked-hours'),
  columns: { hospitalId: 'hospital', from: 'starts', to: 'ends' },
  async stored({ app, tx }) {
    return (await listImportedBlocks(app, tx)).map(({ id, doctor, hospital, day, from, to }) => ({
      id: String(id),
      record: { doctor, hospital, day, starts: from, ends: to },
    }));
  },
  rowOf: blockOf,
  faults: blockImportFaults,
  write: writeImportedBlocks,
  async takeBack({ tx }, { id, was }, codes) {
    await takeBackBlock(tx, { id: Number(id), doctorId: blockOf(was, codes).doctorId });
    return true;
  },
});
