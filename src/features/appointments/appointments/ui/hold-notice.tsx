import { useEffect, useState } from 'react';
import { Notice } from '#src/design/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';

/** Until when the time is kept; with scripts also how long that is, minute by minute, and that it is over. */
export function HoldNotice({ heldUntil, secondsLeft }: { heldUntil: Date; secondsLeft: number }) {
  const left = useSecondsLeft(secondsLeft);
  if (left <= 0)
    return (
      <Notice tone="warning" title={m.appointments_hold_over()}>
        {m.appointments_hold_over_text()}
      </Notice>
    );
  return (
    <Notice tone="info">
      {m.appointments_hold_until({ time: formatTime(heldUntil, getLocale()) })}{' '}
      <span className="tabular-nums">
        {left >= 60
          ? m.appointments_hold_minutes({ minutes: Math.ceil(left / 60) })
          : m.appointments_hold_last_minute()}
      </span>
    </Notice>
  );
}

/** Counts from the server's answer, not from the visitor's clock, which may be wrong. */
function useSecondsLeft(secondsLeft: number): number {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setLeft(Math.max(0, Math.ceil(secondsLeft - (performance.now() - startedAt) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return left;
}
