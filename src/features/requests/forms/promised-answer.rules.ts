/** The time by which a submission is answered: as its page promises, in working days. */
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import type { FormKind } from './form-kind.schema.ts';

type Promised = Pick<FormKind, 'answerWithin' | 'lifeCycle'>;

/** Whether staff have to act in that state: it was received, or is being processed. */
export function isOurTurn({ lifeCycle }: Pick<FormKind, 'lifeCycle'>, state: string): boolean {
  return ['waiting', 'active'].includes(lifeCycle.tones[state] ?? 'quiet');
}

/**
 * The end (six in the evening) of the last of this many working days after the day of `from`, Monday to Friday. Public
 * holidays count as working days, because they differ between states.
 */
export function endOfWorkingDays(from: Date, days: number): Date {
  let day = malaysianDay(from);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0) left -= 1;
  }
  return atMalaysianTime(day, '18:00');
}

/** The due time of the answer to a new submission; null for a kind that promises none. */
export function firstDueAt(kind: Promised, sentAt: Date): Date | null {
  return kind.answerWithin && isOurTurn(kind, kind.lifeCycle.first)
    ? endOfWorkingDays(sentAt, kind.answerWithin)
    : null;
}

/**
 * The due time of the answer after a step: it stays while staff have to act, ends when they do not, and starts again
 * when the sender has answered or a closed submission is opened again.
 */
export function nextDueAt(
  kind: Promised,
  step: { from: string; to: string; dueAt: Date | null; at: Date },
): Date | null {
  if (!kind.answerWithin || !isOurTurn(kind, step.to)) return null;
  return isOurTurn(kind, step.from) ? step.dueAt : endOfWorkingDays(step.at, kind.answerWithin);
}
