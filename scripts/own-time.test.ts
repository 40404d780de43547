import { expect, test } from 'vitest';
import { inOwnTime, type TraceEvent } from './bench/own-time.ts';

const page = { pid: 7, tid: 1 };
const opened = { isLoadingMainFrame: true, documentLoaderURL: 'http://localhost/doctor' };

test('a task takes as long as the processor worked on it, and what is in it keeps its place in that time', () => {
  const other: TraceEvent = { name: 'RunTask', ph: 'X', pid: 7, tid: 2, ts: 0, dur: 900, tts: 0, tdur: 10 };
  const task: TraceEvent = { ...page, name: 'RunTask', ph: 'X', ts: 1_000, dur: 90_000, tts: 400, tdur: 30_000 };
  const layout: TraceEvent = { ...page, name: 'Layout', ph: 'X', ts: 51_000, dur: 40_000, tts: 10_400, tdur: 20_000 };
  const next: TraceEvent = { ...page, name: 'RunTask', ph: 'X', ts: 95_000, dur: 5_000, tts: 30_400, tdur: 4_000 };
  inOwnTime([
    { ...page, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
    { ...page, name: 'navigationStart', ph: 'R', ts: 0, tts: 0, args: { data: opened } },
    other,
    task,
    layout,
    next,
  ]);
  expect([task.ts, task.dur]).toEqual([1_000, 30_000]);
  expect([layout.ts, layout.dur]).toEqual([11_000, 20_000]);
  expect([next.ts, next.dur]).toEqual([95_000, 4_000]);
  expect([other.ts, other.dur]).toEqual([0, 900]);
});

test('a recording without a page is none', () => {
  expect(() => inOwnTime([])).toThrow('The recording has no page.');
});
