import { answerCalls } from '#tests/support/browser-page.tsx';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchIdleness } from './idle-watch.ts';

const minute = 60_000;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_id', '1');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-23T09:00:00+08:00') });
});
afterEach(() => vi.useRealTimers());

function watched() {
  const calledBack: string[] = [];
  const calls = answerCalls(() => ({ status: true }));
  const watch = watchIdleness({
    timeoutMs: 15 * minute,
    warn: (endsAt) => void calledBack.push(`ends ${new Date(endsAt).toISOString().slice(11, 19)}`),
    calm: () => void calledBack.push('calm'),
    end: () => {
      calledBack.push('end');
      watch.stop();
    },
  });
  onTestFinished(() => watch.stop());
  return { calledBack, calls, watch };
}

const key = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

describe('the idle clock', () => {
  it('warns two minutes before the session ends, and ends it', () => {
    const { calledBack } = watched();
    vi.advanceTimersByTime(13 * minute - 1_000);
    expect(calledBack).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(calledBack).toEqual(['ends 01:15:00']);
    vi.advanceTimersByTime(2 * minute);
    expect(calledBack).toEqual(['ends 01:15:00', 'end']);
  });

  it('begins again at a key, also while the warning stands, and the server hears of it', () => {
    const { calledBack, calls } = watched();
    vi.advanceTimersByTime(14 * minute);
    key();
    expect(calledBack).toEqual(['ends 01:15:00', 'calm']);
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/alive']);
    vi.advanceTimersByTime(12 * minute);
    expect(calledBack).toHaveLength(2);
  });

  it('is not moved by a page that shows its warning under a still mouse', () => {
    const { calledBack } = watched();
    vi.advanceTimersByTime(14 * minute);
    dispatchEvent(new MouseEvent('mousemove', { movementX: 0, movementY: 0 }));
    dispatchEvent(new FocusEvent('focus'));
    expect(calledBack).toEqual(['ends 01:15:00']);
    dispatchEvent(new MouseEvent('mousemove', { movementX: 3, movementY: 0 }));
    expect(calledBack.at(-1)).toBe('calm');
  });

  it('is one for all tabs: what happens in another counts, and a sign-out there ends it here', () => {
    const { calledBack } = watched();
    vi.advanceTimersByTime(12 * minute);
    localStorage.setItem('last_activity', String(Date.now()));
    vi.advanceTimersByTime(12 * minute);
    expect(calledBack).toEqual([]);
    localStorage.removeItem('user_id');
    vi.advanceTimersByTime(1_000);
    expect(calledBack).toEqual(['end']);
  });

  it('tells the server of use twice a minute at most', () => {
    const { calls } = watched();
    for (let second = 0; second < 90; second += 1) {
      key();
      vi.advanceTimersByTime(1_000);
    }
    expect(calls).toHaveLength(2);
  });
});
