import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('so many work at once, the others in their order, and a failure gives its place on', async () => {
  const run = createQueue({ atOnce: 2, longest: 10 });
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  const work = (name: number) =>
    run(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      done.push(name);
      if (name === 1) throw new Error('refused');
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => work(name)));
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('beyond the longest queue somebody is told that we are busy', async () => {
  const run = createQueue({ atOnce: 1, longest: 1 });
  let finish = () => undefined as void;
  const first = run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const second = run(async () => undefined);
  await expect(run(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  finish();
  await Promise.all([first, second]);
});
