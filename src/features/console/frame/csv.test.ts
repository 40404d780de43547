import { expect, test } from 'vitest';
import { csvResponse, readPages } from './csv.server.ts';

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
