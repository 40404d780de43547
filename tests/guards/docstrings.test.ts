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

test('a function that a public module re-exports needs a docstring where it is declared', () => {
  const index = {
    path: 'src/features/shop/orders/orders.server.ts',
    text: "export { placeOrder } from './place-order.server.ts';",
  };
  const path = 'src/features/shop/orders/place-order.server.ts';
  const text = 'export function placeOrder() {}\nexport function internal() {}';
  expect(undocumented([index, { path, text }])).toEqual([`${path}:1 placeOrder`]);
});

test('stores and error factories need none', () => {
  const text = 'export function findOrder() {}';
  expect(undocumented([{ path: 'src/platform/files/files.store.server.ts', text }])).toEqual([]);
});

test('every exported function of a public module, a rules file and the platform has a docstring', () => {
  expect(undocumented(projectSources(process.cwd()))).toEqual([]);
});
