import { useEffect, useState } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';

/**
 * Until when the slot is held; with scripts also the remaining time, minute by minute, and that the hold has expired.
 * Last line of the summary.
 */
export function HoldNotice({ heldUntil, secondsLeft }: { heldUntil: Date; secondsLeft: number }) {
  const left = useSecondsLeft(secondsLeft);
  const isOver = left <= 0;
  return (
    <div
      role={isOver ? 'status' : undefined}
      className={`flex gap-2.5 border-t px-4 py-2.5 leading-snug lg:px-5 ${isOver ? 'border-gold bg-cream' : 'border-line bg-pale'}`}
    >
      <Icon name="clock" size={20} className={`mt-0.5 ${isOver ? 'text-gold-text' : 'text-teal'}`} />
      {isOver ? (
        <p>
          <strong className="text-deep">{m.appointments_hold_over()}</strong> {m.appointments_hold_over_text()}
        </p>
      ) : (
        <p>
          {m.appointments_hold_until({ time: formatTime(heldUntil, getLocale()) })}{' '}
          <strong className="tabular-nums">
            {left >= 60
              ? m.appointments_hold_minutes({ minutes: Math.ceil(left / 60) })
              : m.appointments_hold_last_minute()}
          </strong>
        </p>
      )}
    </div>
  );
}

/** The seconds left, counted from the server's answer, because the visitor's clock may be wrong. */
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
