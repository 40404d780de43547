import { expect, test } from 'vitest';
import { csvResponse } from './csv.server.ts';

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
      ',2',
      '"two\nlines",4',
      '',
    ].join('\r\n'),
  );
});
