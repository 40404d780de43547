import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { Day } from '#src/features/appointments/availability/slots.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatNearDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import type { DoctorDetail, DoctorPageData } from '../doctors.schema.ts';

/**
 * The next days, two weeks at most, at each of the doctor's hospitals; a day with available slots links to them.
 * Phones leave out days without a clinic.
 */
export function DoctorCalendars({
  doctor,
  calendars,
}: {
  doctor: DoctorDetail;
  calendars: DoctorPageData['calendars'];
}) {
  return (
    <section>
      <h2 className="mb-4 text-xl font-semibold text-deep">
        {calendars[0]?.days.length
          ? m.doctors_calendar({ days: calendars[0].days.length })
          : m.doctors_calendar_request()}
      </h2>
      {doctor.hasLiveSchedule ? null : (
        <Notice tone="info" title={m.doctors_by_request()}>
          {m.doctors_by_request_long()}
        </Notice>
      )}
      <div className="space-y-8">
        {calendars.map(({ hospitalId, days, notice }) => (
          <div key={hospitalId}>
            {calendars.length > 1 ? (
              <h3 className="mb-3 font-semibold text-deep">
                {doctor.hospitals.find(({ id }) => id === hospitalId)?.name}
              </h3>
            ) : null}
            {notice ? (
              <Notice tone="warning">{notice}</Notice>
            ) : (
              <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4 md:max-lg:grid-cols-7 xl:grid-cols-7">
                {days.map((day) => (
                  <li key={day.day} className={day.closed === 'no_session' ? 'hidden sm:block' : undefined}>
                    <CalendarDay day={day} href={`/book/${doctor.slug}?hospital=${hospitalId}&day=${day.day}`} />
                  </li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function CalendarDay({ day, href }: { day: Day; href: string }) {
  const language = getLocale();
  const date = formatNearDay(day.day, language);
  if (day.open === 0) {
    return (
      <div className="flex h-full min-h-18 flex-col rounded-soft border border-dashed border-line p-2.5 text-sm text-muted">
        <span className="whitespace-nowrap tabular-nums">{date}</span>
        <span>{closedWords(day)}</span>
      </div>
    );
  }
  return (
    <SiteLink
      href={href}
      className="flex h-full min-h-18 flex-col rounded-soft border border-teal bg-white p-2.5 text-sm no-underline hover:bg-pale"
    >
      <strong className="whitespace-nowrap text-deep tabular-nums">{date}</strong>
      <span className="font-medium text-success">
        {day.open === 1 ? m.doctors_day_one_free() : m.doctors_day_free({ count: day.open })}
      </span>
    </SiteLink>
  );
}

/** Why a day is closed. */
function closedWords(day: Day): string {
  const language = getLocale();
  if (day.closed === 'holiday') return day.holiday ? localText(day.holiday, language).text : m.doctors_day_holiday();
  if (day.closed === 'leave') return m.doctors_day_leave();
  if (day.closed === 'no_session') return m.doctors_day_no_clinic();
  if (day.closed === 'too_far') return m.doctors_day_too_far();
  if (day.closed === 'too_soon') return m.doctors_day_too_soon();
  return day.closed === 'past' ? m.doctors_day_past() : m.doctors_day_full();
}
