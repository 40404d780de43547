/**
 * A recording of Chromium in the page's own time: each event of the page's main thread takes as long as the processor
 * worked on it, instead of as long as it stood on the clock. What other programs of a busy machine take is left out,
 * and what Lighthouse reckons from the recording can be compared between machines and hours.
 */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and length on the clock, in microseconds. */
  ts: number;
  dur?: number;
  /** Start and length in the thread's own time. */
  tts?: number;
  tdur?: number;
  args?: { name?: string; data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } };
}

/**
 * Changes the events of the last page that was opened. Tasks stay where they began; what is in a task moves with its
 * time.
 */
export function inOwnTime(events: TraceEvent[]): void {
  const page = events.filter(isOpening).at(-1);
  const main = events.find((event) => event.pid === page?.pid && event.args?.name === 'CrRendererMain');
  if (!main) throw new Error('The recording has no page.');
  const own = events
    .filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph !== 'M')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let task: { ts: number; end: number; tts: number } | undefined;
  const lengths: [TraceEvent, number][] = [];
  for (const event of own) {
    if (event.tdur !== undefined) lengths.push([event, event.tdur]);
    if (event.name === 'RunTask' && event.ph === 'X' && event.tts !== undefined)
      task = { ts: event.ts, end: event.ts + (event.dur ?? 0), tts: event.tts };
    else if (task && event.ts < task.end && event.tts !== undefined)
      event.ts = task.ts + Math.max(0, event.tts - task.tts);
  }
  for (const [event, length] of lengths) event.dur = length;
}

function isOpening({ name, args }: TraceEvent): boolean {
  return (
    name === 'navigationStart' &&
    args?.data?.isLoadingMainFrame === true &&
    args.data.documentLoaderURL?.startsWith('http') === true
  );
}
