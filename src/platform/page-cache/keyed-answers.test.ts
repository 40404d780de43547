import { expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { keyedAnswers } from './keyed-answers.server.ts';

/**
 * Doctors 1 to 4, of whom the fourth has no available slot; `asked` lists the doctors of each query that reached the
 * database.
 */
function scene() {
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const heard = new Map([['hospitals', 1]]);
  const changes = () => [...heard.values()].reduce((sum, version) => sum + version, 0);
  const asked: number[][] = [];
  const state = { lastMoment: new Date('2026-11-24T09:00:00+08:00'), whileAsked: () => {}, fails: false };
  const getEach = keyedAnswers({ of: (tag) => heard.get(tag) ?? 0, changes }, clock);
  const read = (...keys: number[]) => readList(keys);
  const readList = (keys: readonly number[]) =>
    getEach(
      {
        name: 'next free times',
        tags: ['hospitals'],
        tagOf: (id) => `free-times:${id}`,
        ask: async (ids) => {
          asked.push([...ids]);
          state.whileAsked();
          if (state.fails) throw new Error('away');
          return new Map(ids.filter((id) => id !== 4).map((id) => [id, `${id} of question ${asked.length}`]));
        },
        lastMomentOf: () => state.lastMoment,
      },
      keys,
    );
  return { clock, heard, asked, state, read, readList };
}

test('one doctor’s change asks for that doctor alone', async () => {
  const { heard, asked, read } = scene();
  await read(1, 2, 3, 4);
  heard.set('free-times:2', 1);
  expect([...(await read(1, 2, 3, 4))!.values()]).toEqual(['1 of question 1', '2 of question 2', '3 of question 1']);
  expect(asked).toEqual([[1, 2, 3, 4], [2]]);
});

test('only what is not known yet is asked for, by all who ask at once together', async () => {
  const { asked, read } = scene();
  await Promise.all([read(1, 2), read(1, 2), read(2)]);
  await read(2, 3);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('a change of what all answers come from asks for all again', async () => {
  const { heard, asked, read } = scene();
  await read(1, 2);
  heard.set('hospitals', 2);
  await read(1, 2);
  expect(asked).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('a change while the question is under way is not lost', async () => {
  const { heard, asked, read, state } = scene();
  state.whileAsked = () => heard.set('free-times:1', asked.length);
  await read(1, 2);
  state.whileAsked = () => {};
  await read(1, 2);
  expect(asked).toEqual([[1, 2], [1]]);
});

test('an answer that time has overtaken is asked for before it is given', async () => {
  const { clock, asked, read, state } = scene();
  state.lastMoment = new Date('2026-11-23T09:00:30+08:00');
  await read(1);
  clock.advance(30_000);
  expect((await read(1))!.get(1)).toBe('1 of question 1');
  clock.advance(1);
  state.lastMoment = new Date('2026-11-24T09:00:00+08:00');
  expect([...(await read(1))!.values()]).toEqual(['1 of question 2']);
  expect(asked).toHaveLength(2);
});

test('an answer of two minutes ago is given at once and renewed behind; one of five minutes ago is not given', async () => {
  const { clock, read } = scene();
  await read(1);
  clock.advance(120_000);
  expect((await read(1))!.get(1)).toBe('1 of question 1');
  await expect.poll(async () => (await read(1))!.get(1)).toBe('1 of question 2');
  clock.advance(300_001);
  expect((await read(1))!.get(1)).toBe('1 of question 3');
});

test('nothing is cached while changes cannot be heard, and no failure ever', async () => {
  const { heard, asked, read, state } = scene();
  heard.set('hospitals', -1);
  await read(1);
  await read(1);
  expect(asked).toEqual([[1], [1]]);
  heard.set('hospitals', 1);
  state.fails = true;
  await expect(read(1)).rejects.toThrow('away');
  state.fails = false;
  expect((await read(1))!.get(1)).toBe('1 of question 4');
});

test('a cached list gets the same answers as one object until one of them changes', async () => {
  const { clock, heard, readList, state } = scene();
  const list = Object.freeze([1, 2, 4]);
  const first = await readList(list);
  expect([...first!]).toEqual([
    [1, '1 of question 1'],
    [2, '2 of question 1'],
  ]);
  expect(await readList(list)).toBe(first);

  heard.set('free-times:2', 1);
  const changed = await readList(list);
  expect(changed!.get(2)).toBe('2 of question 2');
  expect(await readList(list)).toBe(changed);

  heard.set('hospitals', 2);
  expect((await readList(list))!.get(1)).toBe('1 of question 3');

  // Renewed behind.
  clock.advance(120_000);
  await readList(list);
  await expect.poll(async () => (await readList(list))!.get(1)).toBe('1 of question 4');

  state.lastMoment = new Date(clock.now().getTime() + 10_000);
  heard.set('free-times:1', 1);
  expect((await readList(list))!.get(1)).toBe('1 of question 5');
  clock.advance(10_001);
  expect((await readList(list))!.get(1)).toBe('1 of question 6');
});

test('a change while a cached list’s answers are asked for is not lost', async () => {
  const { heard, readList, state } = scene();
  const list = Object.freeze([1, 2]);
  state.whileAsked = () => heard.set('free-times:1', 1);
  await readList(list);
  state.whileAsked = () => {};
  expect((await readList(list))!.get(1)).toBe('1 of question 2');
});

test('a list that its caller may change is looked at each time', async () => {
  const { readList } = scene();
  const list = [1, 2];
  await readList(list);
  list.push(3);
  expect((await readList(list))!.size).toBe(3);
});
