import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { addDays, formatDay, formatNearDay, formatTime } from '#src/shared/dates.ts';
import type { WeekDay } from '../schedule-pages.server.ts';
import { hoursWords } from './leave/leave-words.ts';
import { modeWords } from '../ui/schedule-words.ts';

interface ScheduleWeekProps {
  /** The schedule's page, without query. */
  path: string;
  week: readonly WeekDay[];
  today: string;
  nameOf(hospitalId: number): string;
}

/** One week as patients can book it, each day with the rule that applies. */
export function ScheduleWeek({ path, week, today, nameOf }: ScheduleWeekProps) {
  const monday = week[0]!.day;
  return (
    <>
      <nav
        aria-label={m.schedules_week({ day: formatDay(monday, getLocale()) })}
        className="mb-3 flex flex-wrap gap-x-5"
      >
        {[
          { label: m.schedules_week_before(), week: addDays(monday, -7) },
          { label: m.schedules_week_this(), week: today },
          { label: m.schedules_week_after(), week: addDays(monday, 7) },
        ].map((step) => (
          <SiteLink
            key={step.label}
            href={`${path}?week=${step.week}`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {step.label}
          </SiteLink>
        ))}
      </nav>
      <ol className="grid gap-2 xl:grid-cols-7">
        {week.map((day) => (
          <Day key={day.day} day={day} path={path} isPast={day.day < today} nameOf={nameOf} />
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  day: WeekDay;
  path: string;
  isPast: boolean;
  nameOf: ScheduleWeekProps['nameOf'];
}

function Day({ day, path, isPast, nameOf }: DayProps) {
  const { sessions, isOnLeave, leaveHours, replacedAt, blocks } = day;
  const locale = getLocale();
  return (
    <li className={`min-w-0 rounded-soft border border-line p-3 text-[0.9375rem] ${isPast ? 'bg-mist' : 'bg-white'}`}>
      <h3 className="text-base">{formatNearDay(day.day, locale)}</h3>
      {isOnLeave && <Rule>{m.schedules_rule_leave()}</Rule>}
      {leaveHours.map((hours) => (
        <Rule key={hours.from}>
          {m.schedules_rule_leave_hours({ hours: hoursWords(hours, { day: day.day, language: locale }) })}
        </Rule>
      ))}
      {replacedAt.map((hospitalId) => (
        <Rule key={hospitalId}>
          {sessions.some((one) => one.hospitalId === hospitalId)
            ? m.schedules_rule_override()
            : `${nameOf(hospitalId)}: ${m.schedules_rule_closed()}`}
        </Rule>
      ))}
      {sessions.length === 0 && replacedAt.length === 0 && <p className="mt-1 text-muted">{m.schedules_rule_none()}</p>}
      <ul>
        {sessions.map((session) => (
          <li key={`${session.hospitalId} ${session.from}`} className="mt-2">
            <span
              className={`font-semibold tabular-nums ${isOnLeave || session.holiday ? 'line-through' : 'text-deep'}`}
            >
              {session.from}–{session.to}
            </span>
            <span className="block text-muted">
              {[nameOf(session.hospitalId), session.room, modeWords(session.mode)].filter(Boolean).join(' · ')}
            </span>
            {session.holiday && (
              <Rule>{m.schedules_rule_holiday({ name: session.holiday[locale] ?? session.holiday.en })}</Rule>
            )}
          </li>
        ))}
      </ul>
      {blocks.map((block) => (
        <Rule key={block.id}>
          {m.schedules_rule_block({
            hours: `${formatTime(block.startsAt, locale)} – ${formatTime(block.endsAt, locale)}`,
          })}
        </Rule>
      ))}
      {!isPast && (
        <SiteLink
          href={`${path}/date?day=${day.day}`}
          aria-label={m.schedules_change_date_of({ day: formatDay(day.day, locale) })}
          className="mt-1 inline-flex min-h-11 items-center"
        >
          {m.schedules_change_date()}
        </SiteLink>
      )}
    </li>
  );
}

function Rule({ children }: { children: string }) {
  return <p className="mt-1 rounded-soft bg-cream px-2 py-1 text-[0.875rem] leading-snug text-deep">{children}</p>;
}
