import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics, type Metrics } from '#src/platform/metrics/metrics.server.ts';
import { createAdmission, laneOfCall, laneOfPage, type Admission, type Lane } from './admission.ts';

let metrics: Metrics;
let admission: Admission;
/** Lets the work that runs end, the oldest first. */
let ends: (() => void)[];
let begun: string[];

beforeEach(() => {
  metrics = createMetrics();
  admission = createAdmission({ metrics });
  ends = [];
  begun = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that lasts until the test ends it. */
function enter(lane: Lane, name = lane as string): Promise<string> {
  return admission.run(
    lane,
    () => {
      begun.push(name);
      return new Promise((done) => ends.push(() => done(name)));
    },
    () => 'refused',
  );
}

const settled = () => new Promise((done) => setImmediate(done));
const enterTimes = (lane: Lane, count: number) => Array.from({ length: count }, () => enter(lane));
const refusedOf = async () =>
  (await metrics.refusedRequests.get()).values.map(({ labels, value }) => [labels.lane, value]);

describe('a lane', () => {
  it('of pages for everyone works on six at once, lets thirty wait, and refuses the next', async () => {
    const all = enterTimes('browsing', 36);
    await settled();
    expect(begun).toHaveLength(6);
    expect(admission.isFull('browsing')).toBe(true);
    expect(await enter('browsing')).toBe('refused');
    expect(await refusedOf()).toEqual([
      ['browsing', 1],
      ['booking', 0],
    ]);
    ends.shift()!();
    expect(await all[0]).toBe('browsing');
    await settled();
    expect(begun).toHaveLength(7);
    expect(admission.isFull('browsing')).toBe(false);
  });

  it('of people who book works on thirty at once and lets three hundred wait', async () => {
    void enterTimes('booking', 330);
    await settled();
    expect(begun).toHaveLength(30);
    expect(await enter('booking')).toBe('refused');
  });

  it('that is full keeps nobody out of the other', async () => {
    void enterTimes('browsing', 36);
    void enter('booking', 'a booking');
    await settled();
    expect(begun.at(-1)).toBe('a booking');
    expect(await enter('browsing')).toBe('refused');
  });

  it('of pages for everyone makes two at once while more than twelve book, and six again afterwards', async () => {
    void enterTimes('booking', 13);
    void enterTimes('browsing', 10);
    await settled();
    const browsingBegun = () => begun.filter((name) => name === 'browsing').length;
    expect(browsingBegun()).toBe(2);
    ends.shift()!();
    await settled();
    expect(browsingBegun()).toBe(6);
  });

  it.each([
    { lane: 'browsing', atOnce: 6, ms: 4_000 },
    { lane: 'booking', atOnce: 30, ms: 8_000 },
  ] as const)('of $lane begins nothing that has waited for longer than $ms ms', async ({ lane, atOnce, ms }) => {
    void enterTimes(lane, atOnce);
    const early = enter(lane, 'early');
    vi.advanceTimersByTime(1);
    const inTime = enter(lane, 'in time');
    vi.advanceTimersByTime(ms);
    for (const end of ends.splice(0, 2)) end();
    expect(await early).toBe('refused');
    await settled();
    expect(begun.at(-1)).toBe('in time');
    ends.at(-1)!();
    expect(await inTime).toBe('in time');
  });

  it('goes on after work that failed', async () => {
    const failing = Array.from({ length: 7 }, () =>
      admission.run(
        'browsing',
        () => Promise.reject(new Error('broken')),
        () => 'refused',
      ),
    );
    for (const work of failing) await expect(work).rejects.toThrow('broken');
    void enter('browsing', 'the next');
    await settled();
    expect(begun).toEqual(['the next']);
  });
});

describe('the lane', () => {
  it.each([
    ['GET', {}, 'browsing'],
    ['HEAD', {}, 'browsing'],
    ['POST', {}, 'booking'],
    ['GET', { access: 'patient' }, 'booking'],
    ['GET', { access: 'identity' }, 'booking'],
    ['GET', { isFlow: true }, 'booking'],
  ] as const)('of a page: %s %o is %s', (method, address, lane) => {
    expect(laneOfPage(address, method)).toBe(lane);
  });

  it.each([
    ['GET', '/api/doctors/listing', 'browsing'],
    ['GET', '/api/search', 'browsing'],
    ['GET', '/api/healthpackages/listing', 'browsing'],
    ['GET', '/api/healthpackages/getcart', 'booking'],
    ['GET', '/api/appointment/availability', 'booking'],
    ['GET', '/api/order/12', 'booking'],
    ['GET', '/api/profile/history', 'booking'],
    ['GET', '/api/waiting_list/leave', 'booking'],
    ['POST', '/api/search', 'booking'],
  ])('of a call: %s %s is %s', (method, path, lane) => {
    expect(laneOfCall(path, method)).toBe(lane);
  });
});
