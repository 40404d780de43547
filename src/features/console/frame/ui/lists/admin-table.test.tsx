import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminTable } from './admin-table.tsx';

const state = (page: number) =>
  readListState(new URLSearchParams({ page: String(page) }), { sorts: [], defaultSort: 'at' });

function textOf(total: number, page = 1): string {
  const html = renderToStaticMarkup(
    <AdminTable
      caption="Things"
      path="/staff/things"
      state={state(page)}
      columns={[{ key: 'id', label: 'Thing', cell: (row: number) => row }]}
      rows={[1]}
      keyOf={(row) => row}
      total={total}
      empty="None"
    />,
  );
  return html.replace(/<[^>]+>/g, ' ');
}

test('a list says how many entries it has, and beyond a thousand only that there are more', () => {
  expect(textOf(1)).toContain('1 entry');
  expect(textOf(1_000)).toContain('1000 entries');
  expect(textOf(1_001)).toContain('More than 1,000 entries');
});

test('its last page is the fiftieth', () => {
  expect(textOf(1_001, 50)).toMatch(/ 50 /);
  expect(textOf(1_001, 50)).not.toMatch(/ 51 /);
});

test('its headings and, on narrow screens, its links order it, the same order the other way round', () => {
  const html = (sort: string) =>
    renderToStaticMarkup(
      <AdminTable
        caption="Things"
        path="/staff/things"
        state={readListState(new URLSearchParams({ sort, page: '3' }), { sorts: ['name', 'at'], defaultSort: '-at' })}
        columns={[
          { key: 'name', label: 'Thing', isSortable: true, cell: (row: number) => row },
          { key: 'size', label: 'Size', cell: () => 1 },
          { key: 'at', label: 'Date', isSortable: true, cell: () => 2 },
        ]}
        rows={[1]}
        keyOf={(row) => row}
        empty="None"
      />,
    );
  const hrefs = (text: string) => [...text.matchAll(/href="\/staff\/things\?sort=([^"&]*)"/g)].map(([, sort]) => sort);
  expect(hrefs(html('name'))).toEqual(['-name', 'at', '-name', 'at']);
  expect(hrefs(html('-at'))).toEqual(['name', 'at', 'name', 'at']);
  expect(html('name')).toMatch(/<th scope="col" aria-sort="ascending"[^>]*><a[^>]*>Thing/);
  expect(html('-at')).toMatch(/<th scope="col" aria-sort="descending"[^>]*><a[^>]*>Date/);
  expect(html('-at')).toMatch(/<nav aria-label="Order by".*aria-current="true"[^>]*>Date.*descending/);
});

test('on a wide screen a column of days leaves room for the day on one line, others do not', () => {
  const html = renderToStaticMarkup(
    <AdminTable
      caption="Things"
      path="/staff/things"
      state={state(1)}
      columns={[
        { key: 'id', label: 'Thing', cell: (row: number) => row },
        { key: 'at', label: 'Saved', isDate: true, cell: () => 'Wed 18 Nov 2026, 9:00 am' },
      ]}
      rows={[1]}
      keyOf={(row) => row}
      empty="None"
    />,
  );
  expect(html.match(/min-\[90rem\]:min-w-32/g)).toHaveLength(1);
});

test('where there is no room for a table, figures and named values say what they are, others do not', () => {
  const html = renderToStaticMarkup(
    <AdminTable
      caption="Things"
      path="/staff/things"
      state={state(1)}
      columns={[
        { key: 'id', label: 'Thing', cell: (row: number) => row },
        { key: 'state', label: 'State', cell: () => 'New' },
        { key: 'size', label: 'Size', isNumber: true, cell: () => 12 },
        { key: 'on', label: 'Switched on', isNamed: true, cell: () => 'Yes' },
      ]}
      rows={[1]}
      keyOf={(row) => row}
      empty="None"
    />,
  );
  const row = /<tbody.*<\/tbody>/s
    .exec(html)![0]
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(row.trim()).toBe('1 New Size: 12 Switched on: Yes');
});
