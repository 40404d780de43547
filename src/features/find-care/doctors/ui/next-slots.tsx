import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatNearDay, formatShortTime, malaysianDay } from '#src/shared/dates.ts';
import { timeAddress } from '../doctors.rules.ts';
import type { DoctorCardData, AvailableSlot } from '../doctors.schema.ts';
import { NextAvailable } from './next-available.tsx';

/** The next slots as buttons, each with its day and place; without one, a link to the doctor's own page. */
export function NextSlots({ doctor }: { doctor: DoctorCardData }) {
  const { nextAvailable, slug, name } = doctor;
  if (!nextAvailable) return <NextAvailable doctor={doctor} />;
  const times = [nextAvailable, ...nextAvailable.later];
  return (
    <div className="text-sm text-muted">
      {m.doctors_next_times()}
      {dayGroups(times).map(([day, ofDay]) => (
        <div key={day} className="mt-1">
          <p className="font-semibold text-success">{formatNearDay(day, getLocale())}</p>
          <ul className="mt-1 grid grid-cols-3 gap-2">
            {ofDay.map((time) => (
              <li key={time.startsAt}>
                <TimeLink time={time} slug={slug} name={name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Place doctor={doctor} times={times} />
    </div>
  );
}

function TimeLink({ time, slug, name }: { time: AvailableSlot; slug: string; name: string }) {
  const language = getLocale();
  const at = new Date(time.startsAt);
  return (
    <SiteLink
      href={timeAddress(slug, time)}
      aria-label={m.doctors_time_of({ when: formatDateTime(at, language), doctor: name })}
      className="flex min-h-11 items-center justify-center rounded-soft border-2 border-teal bg-white px-1 font-semibold whitespace-nowrap text-teal tabular-nums no-underline hover:bg-teal hover:text-white"
    >
      <time dateTime={time.startsAt}>{formatShortTime(at, language)}</time>
    </SiteLink>
  );
}

/** The place of the first slot: by video, or the hospital where there are several. */
function Place({ doctor: { hospitals }, times: [first] }: { doctor: DoctorCardData; times: readonly AvailableSlot[] }) {
  if (first?.mode === 'teleconsult') return <p className="mt-1">{m.doctors_mode_teleconsult()}</p>;
  if (hospitals.length < 2) return null;
  return <p className="mt-1">{hospitals.find(({ id }) => id === first?.hospitalId)?.name}</p>;
}

function dayGroups(times: readonly AvailableSlot[]): [day: string, times: AvailableSlot[]][] {
  return [...Map.groupBy(times, ({ startsAt }) => malaysianDay(new Date(startsAt)))];
}
