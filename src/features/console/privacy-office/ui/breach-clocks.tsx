import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import type { BreachClock } from '../privacy-office.rules.ts';

const stepWords: Record<BreachClock['step'], () => string> = {
  commissioner: m.privacy_clock_commissioner,
  people: m.privacy_clock_people,
  details: m.privacy_clock_details,
};

/** The notifications of a breach with their times; `now` is the server's, in milliseconds. */
export function BreachClocks({ clocks, now }: { clocks: readonly BreachClock[]; now: number }) {
  if (clocks.length === 0) return <p className="text-muted">{m.privacy_clock_none()}</p>;
  return (
    <ul className="grid gap-1.5">
      {clocks.map(({ step, dueAt, doneAt }) => (
        <li key={step} className="flex flex-wrap items-center gap-2">
          <span>
            {stepWords[step]()}: {formatDateTime(dueAt, getLocale())}
          </span>
          <ClockChip dueAt={dueAt} doneAt={doneAt} now={now} />
        </li>
      ))}
    </ul>
  );
}

function ClockChip({ dueAt, doneAt, now }: Omit<BreachClock, 'step'> & { now: number }) {
  if (doneAt)
    return (
      <StateChip tone={doneAt > dueAt ? 'bad' : 'good'}>
        {doneAt > dueAt ? m.privacy_clock_done_late() : m.privacy_clock_done()}
      </StateChip>
    );
  const hours = Math.floor((dueAt.getTime() - now) / 3_600_000);
  if (hours < 0) return <StateChip tone="bad">{m.privacy_clock_late()}</StateChip>;
  return (
    <StateChip tone={hours < 24 ? 'waiting' : 'active'}>
      {hours < 72 ? m.privacy_clock_hours({ hours }) : m.privacy_due_in({ days: Math.floor(hours / 24) })}
    </StateChip>
  );
}
