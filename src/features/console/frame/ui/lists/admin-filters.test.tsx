import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from './admin-filters.tsx';

const shape = { sorts: ['name'], defaultSort: 'name', filters: { state: 'any', day: 'any' } } as const;

/** The row above the list at that address. */
function rowFor(query: string, props: Partial<Parameters<typeof AdminFilters>[0]> = {}): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AdminFilters
          path="/staff/things"
          state={readListState(new URLSearchParams(query), shape)}
          searchLabel="Name or number"
          csvHref="/staff/things/csv"
          {...props}
        >
          <select name="state" aria-label="State" />
        </AdminFilters>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />).replace(/<script.*?<\/script>/gs, '');
}

const folded = (html: string) => /<details([^>]*)><summary[^>]*>(.*?)<\/summary>/s.exec(html)!;

test('the search comes first, the other filters are folded until one of them is set', () => {
  const html = rowFor('q=lim');
  expect(html.indexOf('type="search"')).toBeLessThan(html.indexOf('name="state"'));
  expect(folded(html)[1]).not.toContain('open=');
  expect(folded(html)[2]).toMatch(/^More filters</);
});

test('with filters set they are open, and say how many', () => {
  const html = rowFor('state=new&day=2026-12-01');
  expect(folded(html)[1]).toContain('open=""');
  expect(folded(html)[2]).toContain('2 set');
});

test('a filter that the list begins with is never folded and not counted among the others', () => {
  const html = rowFor('day=2026-12-01', { lead: { name: 'day', control: <input type="date" name="day" /> } });
  expect(html.indexOf('name="day"')).toBeLessThan(html.indexOf('<details'));
  expect(folded(html)[1]).not.toContain('open=');
});

test('the filters of a list without a search stand in the row itself', () => {
  const html = rowFor('', { searchLabel: undefined } as never);
  expect(html.indexOf('name="state"')).toBeLessThan(html.indexOf('<details'));
  expect(html).not.toContain('More filters');
});
