import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { issueOneTimeCode, spendOneTimeCode } from './one-time-codes.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const order = (subject: string) => ({ purpose: 'order' as const, subject });
const issue = (subject: string) =>
  site.app.db.transaction((tx) => issueOneTimeCode(site.app, tx, { ...order(subject), minutes: 15 }));
const spend = (subject: string, code: string) => spendOneTimeCode(site.app, { ...order(subject), code });
const wrongFor = (code: string) => (code === '11111111' ? '22222222' : '11111111');

test('a code is eight random digits, and spent once, also by two at once', async () => {
  const codes = [await issue('A'), await issue('B'), await issue('C')];
  expect(codes.every((code) => /^\d{8}$/.test(code)) && new Set(codes).size === 3).toBe(true);
  expect((await Promise.all([spend('A', codes[0]!), spend('A', codes[0]!)])).toSorted()).toEqual([false, true]);
});

test('nothing opens what nobody asked a code for, and a code opens its own thing and purpose alone', async () => {
  const code = await issue('D');
  expect(await spend('never asked', code)).toBe(false);
  expect(await spendOneTimeCode(site.app, { purpose: 'follow_up', subject: 'D', code })).toBe(false);
  expect(await spend('D', code)).toBe(true);
});

test('a later code replaces the one before', async () => {
  const [first, second] = [await issue('E'), await issue('E')];
  expect([await spend('E', first), await spend('E', second)]).toEqual([false, true]);
});

test('after five wrong ones the right one is worth nothing', async () => {
  const code = await issue('F');
  for (let guess = 0; guess < 5; guess += 1) expect(await spend('F', wrongFor(code))).toBe(false);
  expect(await spend('F', code)).toBe(false);
});

test('it is over after its time', async () => {
  const code = await issue('G');
  site.clock.advance(15 * 60_000);
  expect(await spend('G', code)).toBe(false);
});
