import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedItems, setSaved } from './saved-items.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ kept: [] })));
  for (const name of savedItems()) await setSaved(...(name.split(':') as [string, string]), false);
  vi.unstubAllGlobals();
});

const answerWith = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));
const stored = () => localStorage.getItem('bookmarks');

test('what the server accepted stays kept when its list is cut off, as when the visitor leaves the page', async () => {
  const cutOff = new ReadableStream({
    start(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  answerWith(new Response(cutOff, { headers: { 'content-type': 'application/json' } }));
  await setSaved('health_package', '12', true);
  expect(savedItems()).toEqual(['health_package:12']);
  expect(stored()).toBe('["health_package:12"]');
});

test('what the server refuses is undone', async () => {
  answerWith(Response.json({ message: 'No.' }, { status: 422 }));
  await expect(setSaved('health_package', '12', true)).rejects.toThrow('bookmarks answered 422');
  expect(savedItems()).toEqual([]);
  expect(stored()).toBe('[]');
});
