import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';

interface Due {
  dueAt: Date | null;
  isLate: boolean;
  escalation: number;
}

/**
 * The due time of the answer, marked when it has passed and when the submission was escalated; nothing while staff do
 * not have to act.
 */
export function DueTime({ dueAt, isLate, escalation }: Due) {
  if (!dueAt) return <>{m.forms_due_none()}</>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formatDateTime(dueAt, getLocale())}
      {isLate && <StateChip tone="bad">{m.forms_late()}</StateChip>}
      {escalation > 0 && (
        <StateChip tone="bad">{escalation > 1 ? m.forms_escalated_twice() : m.forms_escalated()}</StateChip>
      )}
    </span>
  );
}
