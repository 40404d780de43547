import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';

interface HalfDay {
  day: string;
  morning: Date;
  afternoon: Date;
}

/** The half days that can be requested of a doctor without a live schedule; the front desk answers with the time. */
export function RequestTimes({
  halfDays,
  hospitalId,
  personId,
}: {
  halfDays: readonly HalfDay[];
  hospitalId: number;
  /** The person for whom the booking was begun. */
  personId?: string | undefined;
}) {
  return (
    <section aria-labelledby="request-title" className="space-y-4">
      <Notice tone="info" title={m.appointments_request_title()}>
        {m.appointments_request_text()}
      </Notice>
      <h2 id="request-title" className="text-xl font-semibold text-deep">
        {m.appointments_request_when()}
      </h2>
      <CsrfForm>
        <input type="hidden" name="intent" value="hold" />
        <input type="hidden" name="hospital" value={hospitalId} />
        {personId ? <input type="hidden" name="person" value={personId} /> : null}
        <ol className="grid gap-2 md:grid-cols-2">
          {halfDays.map((one) => (
            <li
              key={one.day}
              className="flex flex-wrap items-center justify-between gap-2 rounded-soft border border-line bg-white px-4 py-2"
            >
              <span className="font-semibold text-deep">{formatDay(one.day, getLocale())}</span>
              <span className="flex gap-2">
                <HalfDayButton at={one.morning} label={m.appointments_morning()} day={one.day} />
                <HalfDayButton at={one.afternoon} label={m.appointments_afternoon()} day={one.day} />
              </span>
            </li>
          ))}
        </ol>
      </CsrfForm>
    </section>
  );
}

function HalfDayButton({ at, label, day }: { at: Date; label: string; day: string }) {
  return (
    <button
      type="submit"
      name="slot"
      value={at.toISOString()}
      className="min-h-11 rounded-soft border-2 border-teal bg-white px-4 font-semibold text-teal hover:bg-teal hover:text-white"
    >
      <span className="inline-block first-letter:uppercase">{label}</span>
      <span className="sr-only">, {formatDay(day, getLocale())}</span>
    </button>
  );
}
