/**
 * Rotation of the secret key: every stored value is sealed again with the present key, batch by batch; an interrupted
 * run can be repeated.
 */
import type { App } from '../app.ts';
import { inTransaction } from '../db/transaction.ts';
import { listStaleFiles, lockStaleCells, updateCell, updateFileSealedBy } from './reseal.store.server.ts';

export interface SealedTable {
  table: string;
  /** A unique column, by which the table is read in order. */
  id: string;
  /** The column whose value names the row in the associated data. */
  row: string;
  columns: readonly string[];
}

export interface ResealReport {
  /** How many values and files this run has sealed with the present key. */
  resealed: number;
  /**
   * Values that could not be opened: their key is missing, or they were moved from another row. They stay unchanged.
   */
  unreadable: { table: string; column: string; id: string }[];
}

type Ports = Pick<App, 'db' | 'secrets' | 'files'>;
const batchSize = 200;

/**
 * Seals values again that are not sealed with the present key. The stored values themselves show the progress, so a run
 * that was killed is continued by the next one. The site may run meanwhile.
 */
export async function resealAll(app: Ports, tables: readonly SealedTable[]): Promise<ResealReport> {
  const report: ResealReport = { resealed: 0, unreadable: [] };
  for (const table of tables) for (const column of table.columns) await resealColumn(app, { ...table, column }, report);
  await resealFiles(app, report);
  return report;
}

async function resealColumn(
  app: Ports,
  of: Omit<SealedTable, 'columns'> & { column: string },
  report: ResealReport,
): Promise<void> {
  const { currentPrefix } = app.secrets;
  let last: string | null = null;
  do {
    const part = { currentPrefix, last, limit: batchSize };
    last = await inTransaction(app.db, async (tx) => {
      const cells = await lockStaleCells(tx, of, part);
      for (const { id, row, value } of cells) {
        const sealed = resealed(app, [of.table, of.column, row], value);
        if (sealed === null) report.unreadable.push({ table: of.table, column: of.column, id });
        else {
          await updateCell(tx, of, { id, value: sealed });
          report.resealed += 1;
        }
      }
      return cells.length < batchSize ? null : cells.at(-1)!.id;
    });
  } while (last !== null);
}

function resealed(app: Ports, place: readonly [string, string, string], value: string): string | null {
  try {
    return app.secrets.seal(app.secrets.open(value, place), place);
  } catch {
    return null;
  }
}

async function resealFiles(app: Ports, report: ResealReport): Promise<void> {
  const { currentPrefix } = app.secrets;
  let last: string | null = null;
  do {
    const ids = await listStaleFiles(app.db, { currentPrefix, last, limit: batchSize });
    for (const id of ids) await resealFile(app, id, report);
    last = ids.length < batchSize ? null : ids.at(-1)!;
  } while (last !== null);
}

async function resealFile(app: Ports, id: string, report: ResealReport): Promise<void> {
  const place = ['stored_files', 'content', id] as const;
  const sealed = await app.files.get(id);
  try {
    // The row is written last: after an interruption the file is sealed once more.
    if (sealed) await app.files.put(id, app.secrets.sealBytes(app.secrets.openBytes(sealed, place), place));
  } catch {
    report.unreadable.push({ table: 'stored_files', column: 'content', id });
    return;
  }
  await updateFileSealedBy(app.db, id, app.secrets.currentPrefix);
  report.resealed += 1;
}
