import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';
import type { AvailableSlot } from '#src/features/appointments/appointments/scheduler.schema.ts';

/** The available slots of the chosen day: each button holds its slot. */
export function BookingSlots({
  day,
  times,
  hospitalId,
  personId,
}: {
  day: string;
  times: readonly AvailableSlot[];
  hospitalId: number;
  /** The person for whom the booking was begun. */
  personId?: string | undefined;
}) {
  const language = getLocale();
  const parts = [
    { label: m.appointments_morning(), times: times.filter(({ startsAt }) => hourOf(startsAt) < 12) },
    { label: m.appointments_afternoon(), times: times.filter(({ startsAt }) => hourOf(startsAt) >= 12) },
  ].filter((part) => part.times.length > 0);
  return (
    <section id="times" aria-labelledby="times-title" className="scroll-mt-28">
      <h2 id="times-title" className="text-xl font-semibold text-deep">
        {m.appointments_times_title({ day: formatDay(day, language) })}
      </h2>
      <CsrfForm className="mt-4 space-y-5">
        <input type="hidden" name="intent" value="hold" />
        <input type="hidden" name="hospital" value={hospitalId} />
        {personId ? <input type="hidden" name="person" value={personId} /> : null}
        {parts.map((part) => (
          <fieldset key={part.label}>
            <legend className="font-semibold text-deep first-letter:uppercase">{part.label}</legend>
            {/* The Malay '12:30 tengah hari' needs half the width of a phone, and a quarter of the column. */}
            <div
              className={`mt-2 grid gap-2 sm:grid-cols-4 ${language === 'ms' ? 'grid-cols-2' : 'grid-cols-3 lg:grid-cols-6'}`}
            >
              {part.times.map((time) => (
                <TimeButton key={time.startsAt.toISOString()} time={time} />
              ))}
            </div>
          </fieldset>
        ))}
      </CsrfForm>
      <p className="mt-4">
        <a href="#calendar" className="inline-flex min-h-11 items-center text-teal underline">
          {m.appointments_choose_other_day()}
        </a>
      </p>
    </section>
  );
}

function TimeButton({ time }: { time: AvailableSlot }) {
  return (
    <button
      type="submit"
      name="slot"
      value={time.startsAt.toISOString()}
      className="min-h-12 rounded-soft border-2 border-teal bg-white px-2 py-1 font-semibold text-teal tabular-nums hover:bg-teal hover:text-white"
    >
      {formatTime(time.startsAt, getLocale())}
      {time.mode === 'teleconsult' && (
        <span className="block text-sm font-normal">{m.appointments_mode_teleconsult()}</span>
      )}
    </button>
  );
}

function hourOf(at: Date): number {
  return (at.getUTCHours() + 8) % 24;
}
