import { expect, it } from 'vitest';
import { movableClock } from '#src/platform/clock.ts';
import { createMemoCache } from './memo-cache.server.ts';

/** Tag versions as a process hears them, and a question that counts how often it is asked. */
function scene() {
  const heard = new Map([
    ['hospitals', 1],
    ['settings', 1],
  ]);
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const cache = createMemoCache({ of: (tag) => heard.get(tag) ?? 0, changes: () => 0 }, clock);
  let asked = 0;
  const ask = async () => ({ asked: (asked += 1) });
  return { heard, clock, cache, ask };
}

it('asks once for all who want to know', async () => {
  const { cache, ask } = scene();
  const answers = await Promise.all([
    cache.get('choices', ['hospitals'], ask),
    cache.get('choices', ['hospitals'], ask),
  ]);
  expect([...answers, await cache.get('choices', ['hospitals'], ask)]).toEqual([
    { asked: 1 },
    { asked: 1 },
    { asked: 1 },
  ]);
});

it('asks again when a tag of the answer has changed, and not for a change elsewhere', async () => {
  const { heard, cache, ask } = scene();
  await cache.get('choices', ['hospitals'], ask);
  heard.set('settings', 2);
  expect(await cache.get('choices', ['hospitals'], ask)).toEqual({ asked: 1 });
  heard.set('hospitals', 2);
  expect(await cache.get('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('does not keep what was found before a change that came while it was asked', async () => {
  const { heard, cache, ask } = scene();
  await cache.get('choices', ['hospitals'], async () => {
    heard.set('hospitals', 2);
    return ask();
  });
  expect(await cache.get('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('keeps nothing while changes cannot be heard', async () => {
  const { heard, cache, ask } = scene();
  heard.set('hospitals', -1);
  await cache.get('choices', ['hospitals'], ask);
  expect(await cache.get('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('asks again when an answer that time itself changes has grown old', async () => {
  const { clock, cache, ask } = scene();
  const cached = () => cache.get({ name: 'free times', maxAgeMs: 30_000 }, ['hospitals'], ask);
  await cached();
  clock.advance(29_000);
  expect(await cached()).toEqual({ asked: 1 });
  clock.advance(1_000);
  expect(await cached()).toEqual({ asked: 2 });
});

it('keeps no failure', async () => {
  const { cache, ask } = scene();
  await expect(cache.get('choices', ['hospitals'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('choices', ['hospitals'], ask)).toEqual({ asked: 1 });
});

it('gives nobody an answer that can be changed for the others', async () => {
  const { cache } = scene();
  const answer = await cache.get('choices', ['hospitals'], async () => [{ name: 'Melur Ipoh' }]);
  expect(() => answer.push({ name: 'Another' })).toThrow();
  expect(() => {
    answer[0]!.name = 'Another';
  }).toThrow();
});
