/** The next available slots on doctors' cards, and the calendars on a doctor's page. */
import {
  availability,
  bookableUntil,
  firstAvailableSlot,
  nextAvailableSlots,
  unlessAway,
} from '#src/features/appointments/scheduler/scheduler.server.ts';
import { awayWords } from '#src/features/appointments/appointments/scheduler-words.rules.ts';
import type { NextAvailableSlot } from '#src/features/appointments/appointments/scheduler.schema.ts';
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { StoredCard } from './data/doctors.store.server.ts';
import type { DoctorCardData, DoctorDetail, DoctorPageData, AvailableSlot } from './doctors.schema.ts';
import { calendarDays } from './doctors.rules.ts';

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

export type NextAvailable = NonNullable<DoctorCardData['nextAvailable']>;

/** Cards of doctors, each with its next available slot; only doctors with a live schedule have one. */
export async function withNextAvailable(app: Reader, cards: readonly StoredCard[]): Promise<DoctorCardData[]> {
  const available = await nextAvailableOf(
    app,
    cards.filter((card) => card.hasLiveSchedule).map((card) => card.id),
  );
  return cards.map((card) => withAvailable(card, available));
}

/** By cached card: with the same slot the result is the same object, so that its cached markup is found again. */
const cardsWithAvailable = new WeakMap<StoredCard, DoctorCardData>();

/** A card with the doctor's next available slot; unchanged where the slots of lists are not known (null). */
export function withAvailable(card: StoredCard, available: ReadonlyMap<number, NextAvailable> | null): DoctorCardData {
  if (!available) return card;
  const nextAvailable = available.get(card.id) ?? null;
  const known = cardsWithAvailable.get(card);
  if (known && known.nextAvailable === nextAvailable) return known;
  const made = Object.freeze({ ...card, nextAvailable });
  if (Object.isFrozen(card)) cardsWithAvailable.set(card, made);
  return made;
}

/**
 * The next slot of each doctor; null where only a doctor's own page can fetch it. All lists share each doctor's cached
 * slot until one of that doctor's slots is booked or freed.
 */
export async function nextAvailableOf(
  app: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NextAvailable> | null> {
  return app.cache.getEach(
    {
      name: 'next available slots',
      tags: ['doctors', 'hospitals', 'appointments', 'free-times', 'settings'],
      tagOf: (id) => `free-times:${id}`,
      ask: async (asked) => {
        const times = await nextAvailableSlots(app, asked);
        return times && new Map([...times].map(([id, time]) => [id, shown(time)]));
      },
      lastMomentOf: (time) => lastMomentOf(app, time),
    },
    ids,
  );
}

/**
 * Until when the cached slot is valid: until it can no longer be booked, or until the next day extends the booking
 * window.
 */
function lastMomentOf({ clock }: Pick<App, 'clock'>, time: NextAvailable | undefined): Date {
  return time
    ? bookableUntil(new Date(time.startsAt), time.leadHours)
    : new Date(atMalaysianTime(addDays(malaysianDay(clock.now()), 1), '00:00').getTime() - 1);
}

function shown({ later = [], leadHours, ...first }: NextAvailableSlot): NextAvailable {
  const times = { ...shownTime(first), later: later.map(shownTime) };
  return leadHours === undefined ? times : { ...times, leadHours };
}

function shownTime({ startsAt, hospitalId, mode }: Omit<NextAvailableSlot, 'later'>): AvailableSlot {
  return { startsAt: startsAt.toISOString(), hospitalId, mode };
}

/** The first available slot in the doctor's own calendars; undefined while the scheduler does not answer. */
export async function nextAvailableIn(
  app: Reader,
  doctorId: number,
  calendars: DoctorPageData['calendars'],
): Promise<{ nextAvailable?: NextAvailable | null }> {
  if (calendars.some(({ notice }) => notice)) return {};
  const time = await unlessAway(() => firstAvailableSlot(app, doctorId, calendars));
  return time === 'away' ? {} : { nextAvailable: time && shown(time) };
}

/** A calendar for each hospital of the doctor: its days, or a notice where the scheduler cannot be reached. */
export function loadCalendars(
  app: Reader,
  { id: doctorId, hospitals }: Pick<DoctorDetail, 'id' | 'hospitals'>,
  language: Language,
): Promise<DoctorPageData['calendars']> {
  return Promise.all(
    hospitals.map(async ({ id: hospitalId, name, phone }) => {
      const found = await unlessAway(() => availability(app, { doctorId, hospitalId, days: calendarDays }));
      return found === 'away'
        ? { hospitalId, days: [], notice: awayWords({ name, phone }, language) }
        : { hospitalId, days: found.days };
    }),
  );
}
