import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { recurrenceWords, weekdayWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';
import { atMalaysianTime, formatDay, formatShortTime } from '#src/shared/dates.ts';
import { sessionsByWeekday } from '../doctors.rules.ts';
import type { DoctorHospital, WeeklySession } from '../doctors.schema.ts';

/** The doctor's weekly sessions, without leave and holidays. */
export function WeeklyTimes({
  sessions,
  hospitals,
}: {
  sessions: readonly WeeklySession[];
  hospitals: readonly DoctorHospital[];
}) {
  if (sessions.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.doctors_weekly()}</h2>
      <dl className="divide-y divide-line rounded-petal border border-line bg-white px-5">
        {sessionsByWeekday(sessions).map((day) => (
          <div key={day.weekday} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-3">
            <dt className="text-deep">{day.weekday === null ? m.doctors_month_dates() : weekdayWords(day.weekday)}</dt>
            {day.sessions.map((session) => (
              <dd
                key={`${session.hospitalId} ${session.from} ${session.validFrom}`}
                className="col-start-2 tabular-nums"
              >
                {shownTime(session.from)} – {shownTime(session.to)}
                {datesOf(session).map((words) => (
                  <span key={words} className="block text-sm text-muted">
                    {words}
                  </span>
                ))}
                {session.mode === 'teleconsult' ? (
                  <span className="block text-sm text-muted">{m.doctors_mode_teleconsult()}</span>
                ) : null}
                {hospitals.length > 1 ? (
                  <span className="block text-sm text-muted">
                    {hospitals.find(({ id }) => id === session.hospitalId)?.name}
                  </span>
                ) : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How often a session takes place, if not weekly, and its first and last day. */
function datesOf(session: WeeklySession): string[] {
  const day = (on: string) => formatDay(on, getLocale());
  return [
    session.recurrence === 'weekly' ? '' : recurrenceWords(session),
    session.validFrom && session.recurrence !== 'fortnightly' ? m.schedules_since({ day: day(session.validFrom) }) : '',
    session.validUntil ? m.schedules_until({ day: day(session.validUntil) }) : '',
  ].filter(Boolean);
}

function shownTime(time: string): string {
  // An arbitrary day: only the time is shown.
  return formatShortTime(atMalaysianTime('2026-01-01', time), getLocale());
}
