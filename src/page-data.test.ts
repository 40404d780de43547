import { expect, test } from 'vitest';
import { inBrowserOnly } from '#src/shared/browser-part.ts';
import { readPageData, writePageData, type PageData } from './page-data.ts';

const pageWith = (value: unknown): PageData => ({
  basename: '/ms',
  matches: [{ id: 'root', pathname: '/', params: {} }],
  loaderData: { root: value },
  actionData: null,
  errors: null,
});

test('a page’s data arrives in the browser as it was, moments included', () => {
  const data = pageWith({
    at: new Date('2026-11-23T01:00:00Z'),
    rows: [{ at: new Date(0), name: 'Siti' }],
    none: null,
  });
  expect(readPageData(writePageData(data))).toEqual(data);
  const plain = pageWith({ name: '</script><script>', total: 3 });
  expect(writePageData(plain)).not.toContain('<');
  expect(readPageData(writePageData(plain))).toEqual(plain);
});

test('a text under the key of moments stays a text', () => {
  const typed = pageWith({ fields: { $date: 'tomorrow' }, at: new Date(0) });
  expect(readPageData(writePageData(typed))).toEqual(typed);
});

test.each([[new Map()], [new Set()], [Promise.resolve(1)]])('what JSON would lose is refused: %s', (value) => {
  expect(() => writePageData(pageWith({ value }))).toThrow("A page's data cannot have a");
});

test('of a value that the server alone shows whole, only its named part is in the page', () => {
  const doctor = inBrowserOnly({ id: 7, name: 'Dr Lim', about: 'Long' }, ({ id }) => ({ id }));
  expect(doctor.about).toBe('Long');
  expect(JSON.stringify(doctor)).toBe('{"id":7,"name":"Dr Lim","about":"Long"}');
  expect(readPageData(writePageData(pageWith({ items: [doctor] }))).loaderData).toEqual({
    root: { items: [{ id: 7 }] },
  });
});
