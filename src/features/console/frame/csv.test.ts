import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { csvResponse, listFile, readPages } from './csv.server.ts';

test('a list becomes a file that a spreadsheet reads, and nothing in it acts as a formula', async () => {
  const response = csvResponse(
    'people',
    [
      { label: 'Name', value: (row: { name: string | null; count: number }) => row.name },
      { label: 'Count', value: (row) => row.count },
    ],
    [
      { name: 'Tan, "Ah" Kow', count: -3 },
      { name: '=HYPERLINK("http://x")', count: 0 },
      { name: '@SUM(1)', count: 1 },
      // A cell with an apostrophe gets another: an import removes one.
      { name: "'+60 12", count: 5 },
      { name: null, count: 2 },
      { name: 'two\nlines', count: 4 },
    ],
  );
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'Name,Count',
      '"Tan, ""Ah"" Kow",-3',
      '"\'=HYPERLINK(""http://x"")",0',
      "'@SUM(1),1",
      "''+60 12,5",
      ',2',
      '"two\nlines",4',
      '',
    ].join('\r\n'),
  );
});

test('a file holds every row of a list, however many there are, read page by page', async () => {
  const list = Array.from({ length: 6_001 }, (_, index) => ({ number: index + 1 }));
  const asked: number[] = [];
  const rows = await readPages(async ({ page, perPage, limit, offset }) => {
    asked.push(page);
    expect([perPage, offset]).toEqual([limit, (page - 1) * perPage]);
    return list.slice(offset, offset + limit);
  });
  expect(asked).toEqual([1]);
  const lines = (await csvResponse('all', [{ label: 'number', value: (row) => row.number }], rows).text()).split(
    '\r\n',
  );
  expect([lines.length, lines[1], lines[6_001]]).toEqual([6_003, '1', '6001']);
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a list that may not be read is refused before its file begins', async () => {
  await expect(readPages(() => Promise.reject(new Error('not yours')))).rejects.toThrow('not yours');
});

test('the same list becomes a workbook: numbers as numbers, no text as a formula, every character as it was', async () => {
  const texts = [
    'Tan, "Ah" Kow',
    '=HYPERLINK("http://x")',
    '@SUM(1)',
    "'+60 12",
    'two\nlines',
    'a_x0041_b',
    '陈医生',
    null,
  ];
  const response = await listFile(new Request('https://x.test/list/csv?q=tan&format=xlsx'), {
    name: 'people',
    columns: [
      { label: 'name', value: (row: { name: string | null; count: number }) => row.name },
      { label: 'count', value: (row) => row.count },
    ],
    rows: [...texts.map((name, index) => ({ name, count: index - 3 })), { name: 'x'.repeat(40_000), count: 9 }],
  });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="people.xlsx"');
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(['people']);
  const [, ...rows] = sheets[0]!.rows;
  expect(rows.slice(0, -1)).toEqual([
    ['Tan, "Ah" Kow', -3],
    ['\'=HYPERLINK("http://x")', -2],
    ["'@SUM(1)", -1],
    ["''+60 12", 0],
    ['two\nlines', 1],
    ['a_x0041_b', 2],
    ['陈医生', 3],
    [null, 4],
  ]);
  expect([...(sheets[0]!.cells ?? [])]).toEqual([]);
  // Excel takes no longer text: what is cut says so.
  expect(rows.at(-1)![0]).toHaveLength(32_767);
  expect(String(rows.at(-1)![0]).endsWith(' […]')).toBe(true);
});
