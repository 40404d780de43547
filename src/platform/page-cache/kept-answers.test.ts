import { expect, it } from 'vitest';
import { movableClock } from '../clock.ts';
import { keepAnswers } from './kept-answers.server.ts';

/** Versions as a process hears them, and a question that counts how often it is asked. */
function scene() {
  const heard = new Map([
    ['hospitals', 1],
    ['settings', 1],
  ]);
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const kept = keepAnswers({ of: (area) => heard.get(area) ?? 0 }, clock);
  let asked = 0;
  const ask = async () => ({ asked: (asked += 1) });
  return { heard, clock, kept, ask };
}

it('asks once for all who want to know', async () => {
  const { kept, ask } = scene();
  const answers = await Promise.all([
    kept.recall('choices', ['hospitals'], ask),
    kept.recall('choices', ['hospitals'], ask),
  ]);
  expect([...answers, await kept.recall('choices', ['hospitals'], ask)]).toEqual([
    { asked: 1 },
    { asked: 1 },
    { asked: 1 },
  ]);
});

it('asks again when an area of the answer has changed, and not for a change elsewhere', async () => {
  const { heard, kept, ask } = scene();
  await kept.recall('choices', ['hospitals'], ask);
  heard.set('settings', 2);
  expect(await kept.recall('choices', ['hospitals'], ask)).toEqual({ asked: 1 });
  heard.set('hospitals', 2);
  expect(await kept.recall('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('does not keep what was found before a change that came while it was asked', async () => {
  const { heard, kept, ask } = scene();
  await kept.recall('choices', ['hospitals'], async () => {
    heard.set('hospitals', 2);
    return ask();
  });
  expect(await kept.recall('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('keeps nothing while changes cannot be heard', async () => {
  const { heard, kept, ask } = scene();
  heard.set('hospitals', -1);
  await kept.recall('choices', ['hospitals'], ask);
  expect(await kept.recall('choices', ['hospitals'], ask)).toEqual({ asked: 2 });
});

it('asks again when an answer that time itself changes has grown old', async () => {
  const { clock, kept, ask } = scene();
  const recall = () => kept.recall('free times', ['hospitals'], ask, 30_000);
  await recall();
  clock.advance(29_000);
  expect(await recall()).toEqual({ asked: 1 });
  clock.advance(1_000);
  expect(await recall()).toEqual({ asked: 2 });
});

it('keeps no failure', async () => {
  const { kept, ask } = scene();
  await expect(kept.recall('choices', ['hospitals'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.recall('choices', ['hospitals'], ask)).toEqual({ asked: 1 });
});

it('gives nobody an answer that can be changed for the others', async () => {
  const { kept } = scene();
  const answer = await kept.recall('choices', ['hospitals'], async () => [{ name: 'Melur Ipoh' }]);
  expect(() => answer.push({ name: 'Another' })).toThrow();
  expect(() => {
    answer[0]!.name = 'Another';
  }).toThrow();
});
