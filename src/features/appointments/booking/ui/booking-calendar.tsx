import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { Local } from '#src/design/content/local.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatNearDay } from '#src/shared/dates.ts';
import type { Day } from '#src/features/appointments/availability/slots.rules.ts';
import { daysInSight } from '../booking.rules.ts';

interface BookingCalendarProps {
  days: readonly Day[];
  chosen: string | undefined;
  hrefFor(day: string): string;
  /** The address for joining the waiting list of a full day. */
  waitingHref?(day: string): string;
}

/** The address for joining the waiting list of a full day. */
export function BookingCalendar({ days, ...how }: BookingCalendarProps) {
  const later = days.slice(daysInSight);
  return (
    <>
      <Days days={days.slice(0, daysInSight)} {...how} />
      {later.length > 0 && (
        <details open={later.some(({ day }) => day === how.chosen)} className="group mt-3">
          <summary className="no-marker inline-flex min-h-11 items-center gap-2 font-semibold text-teal">
            {m.appointments_later_days()}
            <Icon name="down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-2">
            <Days days={later} {...how} />
          </div>
        </details>
      )}
    </>
  );
}

function Days({ days, chosen, hrefFor, waitingHref }: BookingCalendarProps) {
  return (
    <div className="@container">
      {/* Where seven fit, a row is a week and a column a weekday. */}
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4 @[40rem]:grid-cols-7">
        {days.map((day) => (
          <li key={day.day} className={day.closed === 'no_session' ? 'hidden sm:flex' : 'flex'}>
            {day.open > 0 ? (
              <OpenDay day={day} isChosen={day.day === chosen} href={hrefFor(day.day)} />
            ) : day.closed === 'full' && waitingHref ? (
              <FullDay day={day} href={waitingHref(day.day)} />
            ) : (
              <ClosedDay day={day} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const cell =
  'flex min-h-16 w-full flex-col justify-center rounded-soft border px-3 py-2 text-[0.9375rem] leading-snug @[40rem]:px-1 @[40rem]:text-center @[40rem]:text-sm';

/** The day on one line; a Chinese one breaks before its weekday where it does not fit. */
function DayName({ day, className = '' }: { day: string; className?: string }) {
  return (
    <span
      className={`text-base break-keep @[40rem]:text-sm ${getLocale() === 'zh' ? '' : 'whitespace-nowrap'} ${className}`}
    >
      {formatNearDay(day, getLocale())}
    </span>
  );
}

function OpenDay({ day, isChosen, href }: { day: Day; isChosen: boolean; href: string }) {
  const look = isChosen
    ? 'border-teal bg-teal text-white hover:text-white'
    : 'border-teal bg-white text-teal hover:bg-pale';
  return (
    <SiteLink
      href={`${href}#times`}
      aria-current={isChosen ? 'date' : undefined}
      className={`${cell} no-underline ${look}`}
    >
      <DayName day={day.day} className="font-semibold" />
      <span className="tabular-nums">
        {day.open === 1 ? m.appointments_day_one() : m.appointments_day_open({ count: day.open })}
      </span>
    </SiteLink>
  );
}

function FullDay({ day, href }: { day: Day; href: string }) {
  return (
    <SiteLink href={href} className={`${cell} border-dashed border-muted bg-mist text-ink no-underline hover:bg-cream`}>
      <DayName day={day.day} />
      <span>{m.appointments_day_full()}</span>
      <span className="font-semibold text-teal">{m.waiting_join_short()}</span>
    </SiteLink>
  );
}

function ClosedDay({ day }: { day: Day }) {
  return (
    <p className={`${cell} border-line bg-mist text-muted`}>
      <DayName day={day.day} />
      <span>
        <ClosedWords day={day} />
      </span>
    </p>
  );
}

function ClosedWords({ day }: { day: Day }) {
  if (day.closed === 'holiday' && day.holiday)
    return (
      <>
        {m.appointments_day_holiday()} <Local text={day.holiday} />
      </>
    );
  if (day.closed === 'leave') return m.appointments_day_leave();
  if (day.closed === 'full') return m.appointments_day_full();
  if (day.closed === 'too_far') return m.appointments_day_too_far();
  if (day.closed === 'too_soon') return m.appointments_day_too_soon();
  return day.closed === 'past' ? m.appointments_day_past() : m.appointments_day_no_session();
}
