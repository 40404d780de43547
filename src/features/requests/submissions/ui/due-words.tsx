import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { StateChip } from '#src/features/console/frame/ui/state-chip.tsx';

/** The choices by which a list is narrowed to what needs attention. */
export const attentionOptions = () => [
  { value: 'late', label: m.forms_late() },
  { value: 'mine', label: m.forms_mine() },
  { value: 'unowned', label: m.forms_unowned() },
];

/** By when it is answered, marked when that has passed; nothing while it is not our turn. */
export function DueTime({ dueAt, isLate }: { dueAt: Date | null; isLate: boolean }) {
  if (!dueAt) return <>{m.forms_due_none()}</>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formatDateTime(dueAt, getLocale())}
      {isLate && <StateChip tone="bad">{m.forms_late()}</StateChip>}
    </span>
  );
}
