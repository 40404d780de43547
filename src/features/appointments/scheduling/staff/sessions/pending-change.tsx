import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { useUnsavedWarning } from '#src/features/console/unsaved-changes/ui/use-unsaved-warning.ts';
import { m } from '#src/paraglide/messages.js';
import { fingerprintOf, type PlannedSession } from '#src/features/appointments/scheduling/schedule-plan.rules.ts';
import type { GridHours } from '#src/features/appointments/scheduling/sessions/session-grid.rules.ts';
import { weekdayWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';

/** A session on a weekday: sessions on dates of the month have no place on the grid of a week. */
export type WeekdaySession = PlannedSession & { weekday: number };

/** 'Monday, 07:00–08:00 becomes Tuesday, 08:00–09:15. Not saved yet.' */
export function changeWords(session: WeekdaySession, { weekday, from, to }: GridHours): string {
  return m.schedules_grid_changed({
    before: `${weekdayWords(session.weekday)}, ${session.from}–${session.to}`,
    after: `${weekdayWords(weekday)}, ${from}–${to}`,
  });
}

const changeFormId = 'grid-change';

interface PendingChangeProps {
  session: WeekdaySession;
  hours: GridHours;
  path: string;
  undo(): void;
}

/** The change in words, with the form that saves it: the session's own form, with all its values. */
export function PendingChange({ session, hours, path, undo }: PendingChangeProps) {
  // Leaving the page would lose the change, so the browser asks first.
  useUnsavedWarning(changeFormId, true);
  return (
    <CsrfForm
      id={changeFormId}
      action={`${path}/session?id=${session.id}`}
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-4 rounded-soft border-2 border-deep bg-white p-3 shadow-lift"
    >
      {fieldsOf({ ...session, ...hours }, fingerprintOf(session)).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className="grow font-semibold text-deep">{changeWords(session, hours)}</p>
      <Button name="intent" value="change_session">
        {m.schedules_save()}
      </Button>
      <Button type="button" variant="secondary" onClick={undo}>
        {m.schedules_grid_undo()}
      </Button>
    </CsrfForm>
  );
}

/** The fields of the session's form. A time field has no 24:00: midnight is sent as 00:00. */
function fieldsOf(
  { monthWeeks, monthDays, state: _state, to, ...session }: WeekdaySession,
  seen: string,
): [string, string][] {
  return [
    ...Object.entries(session).map(([name, value]): [string, string] => [name, value === null ? '' : String(value)]),
    ['to', to === '24:00' ? '00:00' : to],
    ['seen', seen],
    ['monthDays', monthDays.join(', ')],
    ...monthWeeks.map((week): [string, string] => ['monthWeeks', String(week)]),
  ];
}
