import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { StateChip, type StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { requestKinds, requestStates, type RequestKind, type RequestState } from '../privacy-office.rules.ts';

const kinds: Record<RequestKind, () => string> = {
  access: m.privacy_kind_access,
  correction: m.privacy_kind_correction,
  portability: m.privacy_kind_portability,
  withdrawal: m.privacy_kind_withdrawal,
  marketing_stop: m.privacy_kind_marketing_stop,
  deletion: m.privacy_kind_deletion,
};
const states: Record<RequestState, () => string> = {
  received: m.privacy_state_received,
  in_progress: m.privacy_state_in_progress,
  waiting: m.privacy_state_waiting,
  done: m.privacy_state_done,
  refused: m.privacy_state_refused,
};
const tones: Record<RequestState, StateTone> = {
  received: 'waiting',
  in_progress: 'active',
  waiting: 'quiet',
  done: 'good',
  refused: 'quiet',
};

export const kindWords = (kind: RequestKind) => kinds[kind]();
export const stateWords = (state: RequestState) => states[state]();
export const kindOptions = () => requestKinds.map((value) => ({ value, label: kindWords(value) }));
export const stateOptions = () => [
  { value: 'all', label: m.privacy_state_all() },
  ...requestStates.map((value) => ({ value, label: stateWords(value) })),
];

export function RequestStateChip({ state }: { state: RequestState }) {
  return <StateChip tone={tones[state]}>{stateWords(state)}</StateChip>;
}

/** The last day for the answer, and the number of days until then; for a closed request only the day. */
export function DueDay({ dueOn, daysLeft }: { dueOn: string; daysLeft: number | null }) {
  const day = formatDay(dueOn, getLocale());
  if (daysLeft === null) return <>{day}</>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {day}
      <StateChip tone={daysLeft < 0 ? 'bad' : daysLeft <= 3 ? 'waiting' : 'quiet'}>{leftWords(daysLeft)}</StateChip>
    </span>
  );
}

function leftWords(days: number): string {
  if (days === 0) return m.privacy_due_today();
  return days < 0 ? m.privacy_due_late({ days: -days }) : m.privacy_due_in({ days });
}
