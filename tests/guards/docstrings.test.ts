import { expect, test } from 'vitest';
import { undocumented } from './docstrings.ts';
import { projectSources } from './source-rules.ts';

test.each([
  ['of a rules file', 'src/features/shop/orders/orders.rules.ts', 'export function orderCanBecome() {}'],
  ['of the platform', 'src/platform/clock.ts', 'export const clockAt = (now: Date): Clock => ({ now });'],
  ['of a public module', 'src/features/shop/orders/orders.server.ts', 'export async function placeOrder() {}'],
])('an exported function %s without a docstring is found', (_where, path, text) => {
  expect(undocumented([{ path, text }])).toHaveLength(1);
  expect(undocumented([{ path, text: `/** What it does. */\n${text}` }])).toEqual([]);
});

test('an exported function of a use case is found, one that is not exported is not', () => {
  const path = 'src/features/shop/orders/place-order.server.ts';
  const text = 'export function placeOrder() {}\nfunction internal() {}';
  expect(undocumented([{ path, text }])).toEqual([`${path}:1 placeOrder`]);
});

test('stores, error factories, components and routes need none, texts beside components do', () => {
  const inFile = (name: string, text = 'export function findOrder() {}') =>
    undocumented([{ path: `src/features/shop/orders/${name}`, text }]);
  for (const name of ['data/orders.store.server.ts', 'orders.errors.ts', 'ui/order-sheet.tsx'])
    expect(inFile(name)).toEqual([]);
  expect(inFile('pages/orders-csv.ts', 'export async function loader() {}')).toEqual([]);
  expect(inFile('ui/order-words.ts')).toHaveLength(1);
});

test('every exported function has a docstring, but for stores, error factories, components and routes', () => {
  expect(undocumented(projectSources(process.cwd()))).toEqual([]);
});
