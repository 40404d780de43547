import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OthersHere } from '../open-records.schema.ts';
import { watchOthers } from './watch-others.ts';

const siti: OthersHere = { people: [{ name: 'Siti Aminah', since: '2026-11-23T06:02:00.000Z' }], hasMore: false };
let asked = 0;
let answer: () => Promise<OthersHere>;
let stop: () => void;
const shown: OthersHere[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  shown.length = 0;
  answer = async () => siti;
  stop = watchOthers(
    () => {
      asked += 1;
      return answer();
    },
    (others) => shown.push(others),
  );
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const see = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks every 25 seconds and shows the answer', async () => {
  await vi.advanceTimersByTimeAsync(24_999);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, shown]).toEqual([1, [siti]]);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toBe(3);
});

it('asks nothing while the page is not looked at, and at once when it is again', async () => {
  see('hidden');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toBe(0);
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, shown]).toEqual([1, [siti]]);
});

it('an answer that fails, or comes after the page was left, changes nothing', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(25_000);
  expect([asked, shown]).toEqual([1, []]);
  answer = () => new Promise((resolve) => setTimeout(() => resolve(siti), 5_000));
  await vi.advanceTimersByTimeAsync(26_000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, shown]).toEqual([2, []]);
});
