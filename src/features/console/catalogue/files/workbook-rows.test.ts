import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { isFailure } from '#src/shared/failure.ts';
import { zipOf } from '#src/platform/files/zip.fixture.ts';
import { readCatalogueFile } from './catalogue-file.server.ts';
import { importList } from '../lists/file-lists.ts';

const list = importList('sessions');
const header = ['doctor', 'hospital', 'weekday', 'starts', 'ends', 'slot_minutes', 'valid_from'];
const session: CellValue[] = ['dr-tan', 'ipoh', 'monday', '09:00', '12:00', 20, null];
const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets });
const sheet = (rows: CellValue[][], more: Partial<WriteSheet> = {}): WriteSheet => ({
  name: 'Sheet1',
  rows: [header, ...rows],
  ...more,
});

/** The words of the refusal. */
async function refused(bytes: Uint8Array): Promise<string> {
  try {
    await readCatalogueFile(list, bytes);
  } catch (error) {
    if (isFailure(error, 'catalogue_file_invalid')) return error.details.text({}, { locale: 'en' });
    throw error;
  }
  throw new Error('The file was read.');
}

test('numbers, texts of digits, dates, times and tick boxes become what CSV would have', async () => {
  const day = new Date('2026-12-01T00:00:00Z');
  const morning = new Date('1899-12-31T09:00:00Z');
  const read = await readCatalogueFile(
    list,
    await workbook(
      sheet([
        session,
        [],
        ['dr-tan', 'ipoh', 'tuesday', morning, '12:00', '20', day],
        ["'=cmd", 'ipoh', 'friday', true, false, 12.5, 1e15],
      ]),
    ),
  );
  expect(read.map((row) => Object.values(row))).toEqual([
    ['dr-tan', 'ipoh', 'monday', '09:00', '12:00', '20', ''],
    ['dr-tan', 'ipoh', 'tuesday', '09:00', '12:00', '20', '2026-12-01'],
    ['=cmd', 'ipoh', 'friday', 'yes', 'no', '12.5', '1000000000000000'],
  ]);
});

test('formulas and errors are refused by the names of their cells, and nothing of them is read', async () => {
  const cells = new Map([['1,5', { formula: 'HYPERLINK("http://x")', formulaResult: 20 }]]);
  expect(await refused(await workbook(sheet([session], { cells })))).toBe(
    'These cells hold a formula or an error: F2. In Excel, copy them and paste them as values, then choose the file again.',
  );
  const errors = Array.from({ length: 7 }, (): CellValue[] => ['#REF!', ...session.slice(1)]);
  expect(await refused(await workbook(sheet(errors)))).toContain('A2, A3, A4, A5, A6, …');
});

test('a date where none belongs, or with a time of day, is refused by the name of its cell', async () => {
  const noon = new Date('2026-12-01T12:00:00Z');
  expect(await refused(await workbook(sheet([[noon, ...session.slice(1)]])))).toContain(
    'belongs, or have a time of day as well: A2.',
  );
  expect(await refused(await workbook(sheet([[...session.slice(0, 6), noon]])))).toContain(': G2.');
});

test('of several sheets the one with the name of the list is read; a hidden or empty one does not count', async () => {
  const notes: WriteSheet = { name: 'Notes', rows: [['remember']] };
  const own = sheet([session], { name: 'Sessions' });
  expect(await readCatalogueFile(list, await workbook(notes, own))).toHaveLength(1);
  const hidden = { ...notes, hidden: true };
  const empty: WriteSheet = { name: 'Empty', rows: [] };
  expect(await readCatalogueFile(list, await workbook(hidden, empty, sheet([session])))).toHaveLength(1);
  expect(await refused(await workbook(notes, sheet([session])))).toBe(
    'Several sheets have rows: Notes, Sheet1. Delete all but one, or name the right one “sessions”.',
  );
});

test('a cell beyond the columns, an unknown column and an empty sheet are refused', async () => {
  expect(await refused(await workbook(sheet([[...session.slice(0, 6), '', 'more']])))).toContain('no column “?”');
  expect(
    await refused(
      await workbook({
        name: 'a',
        rows: [
          ['doctor', 'colour'],
          ['x', 'y'],
        ],
      }),
    ),
  ).toContain('“colour”');
  expect(await refused(await workbook(sheet([])))).toContain('no rows');
  expect(await refused(await workbook({ name: 'a', rows: [] }))).toContain('“doctor” is missing');
});

test('a workbook of 100,000 rows is refused by its length', async () => {
  const bytes = await workbook(sheet(Array.from({ length: 100_000 }, () => session)));
  expect(await refused(bytes)).toContain('more than 20,000 rows');
});

test('a bomb, a workbook of Excel 97 or with a password, and an archive of other things are refused', async () => {
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: new Uint8Array(70 * 1024 * 1024) }]);
  expect(bomb.length).toBeLessThan(200_000);
  expect(await refused(bomb)).toContain('larger than 64 MB when it is unpacked');
  const opened = 'This Excel file can’t be opened.';
  expect(await refused(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain(opened);
  expect(await refused(zipOf([{ name: 'hello.txt', bytes: new TextEncoder().encode('hello') }]))).toContain(opened);
  expect(
    await refused(await writeXlsx({ sheets: [sheet([session])], encryption: { password: 'x', spinCount: 10 } })),
  ).toContain(opened);
});
