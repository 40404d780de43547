/**
 * Files of master data, CSV or Excel workbooks: one column for each input of a list, the same in every language, so
 * that an export can be imported unchanged.
 */
import { parse } from 'csv-parse/sync';
import { isZip } from '#src/platform/files/zip-archive.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { fileInvalid } from '../catalogue.errors.ts';
import { inputNamesOf, type CatalogueInputs, type ImportList } from '../fields/catalogue-fields.ts';
import { readWorkbook } from './workbook-rows.server.ts';
import { mostImportMegabytes, mostImportRows } from '../catalogue.rules.ts';

/** The first bytes of a file of Excel 97, or of one with a password. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** The columns of a list's file, in order. */
export function columnsOf(list: ImportList): string[] {
  return [...list.fields.flatMap(inputNamesOf), ...(list.hasNoStatus ? [] : ['status'])];
}

/**
 * The rows of a file, each by the names of its columns; a missing column is absent. Throws catalogue_file_invalid (422)
 * for a file that is neither CSV in UTF-8 nor a readable workbook, has unknown or repeated columns, lacks the list's
 * code, or has too many rows.
 */
export async function readCatalogueFile(list: ImportList, bytes: Uint8Array): Promise<CatalogueInputs[]> {
  const max = list.maxRows ?? mostImportRows;
  if (bytes.length > mostImportMegabytes * 1024 * 1024)
    throw fileInvalid((_, options) => m.catalogue_file_large({ megabytes: mostImportMegabytes }, options));
  if (oldWorkbook.every((byte, index) => bytes[index] === byte)) throw fileInvalid(m.catalogue_file_workbook);
  // One row above the limit shows that there are too many; the header is a row too.
  const most = max + 2;
  const [header = [], ...lines] = isZip(bytes)
    ? await readWorkbook(bytes, { list, most })
    : recordsOf(textOf(bytes), most);
  const names = header.map((name) => name.trim().toLowerCase());
  const known = new Set(columnsOf(list));
  refuse(
    names.find((name) => !known.has(name)),
    m.catalogue_file_column_unknown,
  );
  refuse(
    names.find((name, index) => names.indexOf(name) !== index),
    m.catalogue_file_column_twice,
  );
  refuse(
    (list.required ?? list.key).find((name) => !names.includes(name)),
    m.catalogue_file_column_missing,
  );
  if (lines.length > max)
    throw fileInvalid((_, options) => m.catalogue_file_long({ max: max.toLocaleString('en') }, options));
  if (lines.length === 0) throw fileInvalid(m.catalogue_file_empty);
  return lines.map((cells) => Object.fromEntries(names.map((name, index) => [name, withoutGuard(cells[index] ?? '')])));
}

function refuse(name: string | undefined, words: typeof m.catalogue_file_column_unknown): void {
  if (name === undefined) return;
  const text: MessageText = (_, options) => words({ name: name.slice(0, 60) || '?' }, options);
  throw fileInvalid(text);
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below as bytes that are not text.
  }
  throw fileInvalid(m.catalogue_file_encoding);
}

function recordsOf(text: string, most: number): string[][] {
  const [first = ''] = text.split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  try {
    return parse(text, {
      bom: true,
      // Spreadsheets of some countries separate by semicolons.
      delimiter: count(';') > count(',') ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    });
  } catch {
    throw fileInvalid(m.catalogue_file_broken);
  }
}

/**
 * Removes the apostrophe that exports put before a cell which a spreadsheet would take for a formula; every other cell
 * is literal.
 */
function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
