/**
 * Excel workbooks as rows of texts. Nothing in a workbook is executed: formulas are refused by the names of their
 * cells.
 */
import type { CellValue, Sheet } from 'hucre/xlsx';
import { filesOfZip, ZipRefused } from '#src/platform/files/zip-archive.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import { fileInvalid } from '../catalogue.errors.ts';
import { inputNamesOf, type CatalogueField, type ImportList } from '../fields/catalogue-fields.ts';

/** A workbook of a complete list is smaller than this when unpacked, with its pictures and styles. */
const limits = { files: 1_000, bytes: 64 * 1024 * 1024 };
/** Number of cells that an error message names. */
const namedCells = 5;
const instantDay = /T00:00:00\.000Z$/;

/**
 * The rows of a workbook as texts, the header first. Empty rows are left out, and reading ends after `most` rows. A
 * date becomes YYYY-MM-DD, a time HH:MM, a number its digits, a checkbox yes or no. Throws catalogue_file_invalid (422)
 * for a file that is not a workbook or is larger than 64 MB when unpacked, for several sheets with rows, and for cells
 * with formulas, errors, or a date in a column of another kind.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { list, most }: { list: ImportList; most: number },
): Promise<string[][]> {
  await requireBounded(bytes);
  const sheet = await chosenSheet(bytes, { list, most });
  const rows = sheet.rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
  const [header] = rows;
  if (!header) return [];
  refuseCells(unreadableCells(sheet), m.catalogue_file_formulas);
  const names = trimmed(header.cells).map((cell) => String(cell ?? ''));
  const kinds = names.map((name) => kindOf(list, name.trim().toLowerCase()));
  const strange: string[] = [];
  const lines = rows.slice(1).map(({ cells, number }) =>
    // A cell right of the header has no column: it gets one without a name, which is refused as unknown.
    Array.from({ length: Math.max(names.length, trimmed(cells).length) }, (_, index) => {
      const text = textOf(cells[index] ?? null, kinds[index]);
      if (text === null) strange.push(nameOf(number - 1, index));
      return text ?? '';
    }),
  );
  refuseCells(strange, m.catalogue_file_dates);
  const width = Math.max(names.length, ...lines.slice(0, most).map((line) => line.length));
  return [[...names, ...Array.from({ length: width - names.length }, () => '')], ...lines];
}

/** Unpacks every part once without storing it, so that a small file cannot fill the memory. */
async function requireBounded(bytes: Uint8Array): Promise<void> {
  try {
    const parts = new Set<string>();
    for await (const { name } of filesOfZip(bytes, limits)) parts.add(name);
    if (!parts.has('[Content_Types].xml')) throw new ZipRefused('unreadable');
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error;
    throw fileInvalid(error.why === 'large' ? m.catalogue_file_unpacked : m.catalogue_file_workbook);
  }
}

/** The sheet with the list's name, or the only sheet with rows; hidden sheets are not read. */
async function chosenSheet(bytes: Uint8Array, { list, most }: { list: ImportList; most: number }): Promise<Sheet> {
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const shown: string[] = [];
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) shown.push(name);
        return false;
      },
    });
    const own = shown.filter((name) => name.trim().toLowerCase() === list.name);
    const wanted = own.length > 0 ? own.slice(0, 1) : shown.slice(0, 50);
    const { sheets } = await readXlsx(bytes, { sheets: wanted, maxRows: most });
    const filled = sheets.filter(({ rows }) => rows.length > 0);
    if (filled.length > 1) throw severalSheets(list.name, filled);
    return filled[0] ?? { name: '', rows: [] };
  } catch (error) {
    if (isFailure(error)) throw error;
    throw fileInvalid(m.catalogue_file_workbook);
  }
}

function severalSheets(name: string, filled: readonly Sheet[]) {
  const sheets = filled
    .slice(0, namedCells)
    .map((sheet) => sheet.name)
    .join(', ');
  return fileInvalid((_, options) => m.catalogue_file_sheets({ sheets, name }, options));
}

/** Cells with formulas, whose last result may be outdated, and cells with an error such as #N/A. */
function unreadableCells({ cells }: Sheet): string[] {
  return [...(cells ?? [])].flatMap(([key, { type, formula }]) => {
    if (type !== 'formula' && type !== 'error' && formula === undefined) return [];
    const [row = 0, column = 0] = key.split(',').map(Number);
    return [nameOf(row, column)];
  });
}

function refuseCells(found: readonly string[], words: typeof m.catalogue_file_formulas): void {
  if (found.length === 0) return;
  const cells = `${found.slice(0, namedCells).join(', ')}${found.length > namedCells ? ', …' : ''}`;
  const text: MessageText = (_, options) => words({ cells }, options);
  throw fileInvalid(text);
}

function kindOf(list: ImportList, column: string): CatalogueField['kind'] | undefined {
  return list.fields.find((field) => inputNamesOf(field).includes(column))?.kind;
}

function trimmed(cells: readonly CellValue[]): readonly CellValue[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null && cell !== '') + 1);
}

/** The text of a cell as CSV would have it; null for a date in a column of another kind. */
function textOf(cell: CellValue, kind: CatalogueField['kind'] | undefined): string | null {
  if (cell === null) return '';
  if (cell instanceof Date) return textOfDate(cell, kind);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return Math.abs(cell) < 1e15 ? String(cell) : cell.toFixed(0);
  return cell;
}

function textOfDate(date: Date, kind: CatalogueField['kind'] | undefined): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const instant = date.toISOString();
  if (kind === 'time') return instant.slice(11, 16);
  return kind === 'date' && instantDay.test(instant) ? instant.slice(0, 10) : null;
}

/** 'C7', from the row and the column, both counted from 0. */
function nameOf(row: number, column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCodePoint(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}
