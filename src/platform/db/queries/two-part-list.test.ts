import { expect, test } from 'vitest';
import { listInTwoParts } from './two-part-list.ts';

const waiting = ['w1', 'w2', 'w3', 'w4', 'w5'];
const done = ['d1', 'd2', 'd3', 'd4'];
let counts = 0;

function pageOf(page: number): Promise<string[]> {
  const cut =
    (rows: string[]) =>
    ({ limit, offset }: { limit: number; offset: number }) =>
      Promise.resolve(rows.slice(offset, offset + limit));
  counts = 0;
  return listInTwoParts(
    {
      first: cut(waiting),
      countFirst: () => {
        counts += 1;
        return Promise.resolve(waiting.length);
      },
      rest: cut(done),
    },
    { limit: 2, offset: (page - 1) * 2 },
  );
}

test('the first part comes first, and the page on which it ends goes on with the rest', async () => {
  expect(await pageOf(1)).toEqual(['w1', 'w2']);
  expect(await pageOf(3)).toEqual(['w5', 'd1']);
  expect(counts).toBe(0);
});

test('pages behind the first part go on where the last one ended, and end', async () => {
  expect(await pageOf(4)).toEqual(['d2', 'd3']);
  expect(await pageOf(5)).toEqual(['d4']);
  expect(await pageOf(6)).toEqual([]);
  expect(counts).toBe(1);
});
