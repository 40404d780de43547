/** By when a submission is answered: what its page promises, in working days. */
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import type { FormKind } from './form-kind.schema.ts';

type Promised = Pick<FormKind, 'answerWithin' | 'lifeCycle'>;

/** Whether staff have to act in that state: it was received, or is being worked on. */
export function isOurTurn({ lifeCycle }: Pick<FormKind, 'lifeCycle'>, state: string): boolean {
  return ['waiting', 'active'].includes(lifeCycle.tones[state] ?? 'quiet');
}

/**
 * The end (six in the evening) of the last of that many working days after the day of `from`, Monday to Friday; public
 * holidays differ between states and are not taken out.
 */
export function endOfWorkingDays(from: Date, days: number): Date {
  let day = malaysianDay(from);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0) left -= 1;
  }
  return atMalaysianTime(day, '18:00');
}

/** By when a new submission is answered; null for a kind that promises no answer. */
export function firstDueAt(kind: Promised, sentAt: Date): Date | null {
  return kind.answerWithin && isOurTurn(kind, kind.lifeCycle.first)
    ? endOfWorkingDays(sentAt, kind.answerWithin)
    : null;
}

/**
 * By when it is answered after a step: the promise stays while it is our turn, ends when it is not, and begins anew
 * when the sender has answered or a closed one is opened again.
 */
export function nextDueAt(
  kind: Promised,
  step: { from: string; to: string; dueAt: Date | null; at: Date },
): Date | null {
  if (!kind.answerWithin || !isOurTurn(kind, step.to)) return null;
  return isOurTurn(kind, step.from) ? step.dueAt : endOfWorkingDays(step.at, kind.answerWithin);
}
