/** What the booking page shows: doctor, slots, hold and persons, and other slots where the chosen one was lost. */
import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  availability,
  availableSlots,
  schedulerOf,
  unlessAway,
  timeStep,
  halfDays,
  chosenHospital,
} from '#src/features/appointments/scheduler/scheduler.server.ts';
import { currentHold } from './holds.server.ts';
import {
  viewAppointment,
  type OwnAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import type {
  Availability,
  AvailableSlot,
  SchedulerPorts,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import {
  type Hold,
  findBooker,
  likelyPerson,
  type Booker,
  findBookableDoctor,
  type BookableDoctor,
  whenText,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { hospitalOf } from '#src/features/appointments/appointments/appointment-place.rules.ts';
import { readSlotName } from '#src/features/appointments/appointments/appointments.schema.ts';
import { awayWords, notCurrentWords } from '#src/features/appointments/appointments/scheduler-words.rules.ts';

type Ports = SchedulerPorts;

export interface HeldSlot extends Hold {
  secondsLeft: number;
  when: string;
}

/**
 * The slot that is being booked: it is held, or it was chosen on a doctor's card and is held when the details are sent.
 */
export interface ChosenSlot {
  startsAt: Date;
  hospitalId: number;
  when: string;
  /** The session's room; null for the doctor's own at the hospital. */
  room: string | null;
}

/** What the booking page shows: the slots to choose from, the held slot with the details form, or the booking. */
export type BookingStep =
  | {
      step: 'time';
      hospitalId: number;
      days: Availability['days'];
      day: string | undefined;
      times: AvailableSlot[];
      hold: HeldSlot | undefined;
      hasLostHold: boolean;
      /** The slot that the address names is no longer available. */
      isSlotGone: boolean;
      canWait: boolean;
    }
  | { step: 'away'; hospitalId: number; words: string; hold: HeldSlot | undefined; hasLostHold: boolean }
  | {
      step: 'request';
      hospitalId: number;
      halfDays: { day: string; morning: Date; afternoon: Date }[];
      hasLostHold: boolean;
    }
  | { step: 'details'; slot: ChosenSlot; hold: HeldSlot | undefined }
  | { step: 'done'; booking: OwnAppointment & { when: string; notice: string | null } };

export interface BookingPageData {
  doctor: BookableDoctor;
  noticeVersion: string;
  /** The signed-in patient who books; a verified number needs no code. */
  booker: Booker | null;
  /** The person to be seen, preselected until the visitor chooses; undefined for a guest. */
  personId: string | undefined;
  /** Idempotency key: a form that is sent twice makes one booking. */
  key: string;
  /** The step to which failures return. */
  now: BookingStep;
}

export interface BookingAddress {
  slug: string;
  /** The person for whom the booking was begun on the patient's home, remembered in the browser. */
  bookingFor?: string | undefined;
  /**
   * Query of the page: hospital (id), day, slot (an instant: the choice made on a card), person (one of the account's),
   * step=details, reference.
   */
  query: URLSearchParams;
  language: Language;
}

/**
 * The booking page's data; null for an unknown doctor. A foreign or unknown reference throws appointment_unknown
 * (404).
 */
export async function loadBookingPage(
  app: Ports,
  actor: Actor,
  address: BookingAddress,
): Promise<BookingPageData | null> {
  const [{ doctor, isAway }, notice, booker] = await Promise.all([
    findDoctorOfPage(app, address.slug),
    readSetting(app, 'privacyNotice'),
    findBooker(app, actor),
  ]);
  if (!doctor) return null;
  return {
    doctor,
    noticeVersion: notice.version,
    booker,
    personId: booker
      ? likelyPerson(booker.persons, { asked: address.query.get('person') ?? address.bookingFor ?? null, doctor })
      : undefined,
    key: app.random.token(),
    now: await currentStep(app, actor, { doctor, isAway, address }),
  };
}

/** The doctor as the scheduler books one; with our own data where the scheduler does not answer. */
export async function findDoctorOfPage(
  app: Ports,
  slug: string,
): Promise<{ doctor: BookableDoctor | undefined; isAway: boolean }> {
  const doctor = await unlessAway(() => schedulerOf(app).findDoctor(app, { slug }));
  return doctor === 'away'
    ? { doctor: await findBookableDoctor(app.db, { slug }), isAway: true }
    : { doctor, isAway: false };
}

async function currentStep(
  app: Ports,
  actor: Actor,
  {
    doctor,
    isAway,
    address: { query, language },
  }: { doctor: BookableDoctor; isAway: boolean; address: BookingAddress },
): Promise<BookingStep> {
  const reference = query.get('reference');
  if (reference) {
    const booking = await viewAppointment(app, actor, { reference });
    const notice = booking.isCurrent ? null : notCurrentWords(hospitalOf(doctor, booking.hospitalId), language);
    return { step: 'done', booking: { ...booking, notice, when: whenText(booking, doctor, language) } };
  }
  const held = await currentHold(app, actor, { doctorId: doctor.id });
  const hold = held && heldSlot(app, held, { doctor, language });
  const wantsDetails = query.get('step') === 'details';
  if (hold && wantsDetails) return { step: 'details', slot: hold, hold };
  const hospitalId = chosenHospital(doctor, query) ?? doctor.hospitals[0]!.id;
  if (!isAway && !doctor.hasLiveSchedule)
    return { step: 'request', hospitalId, halfDays: await halfDays(app), hasLostHold: wantsDetails };
  const times = isAway ? 'away' : await unlessAway(() => timeStep(app, doctor, query));
  if (times === 'away') {
    const words = awayWords(hospitalOf(doctor, hospitalId), language);
    return { step: 'away', hospitalId, words, hold, hasLostHold: wantsDetails };
  }
  const asked = query.get('slot');
  const slot = asked ? slotAmong(times, asked) : undefined;
  if (slot) return detailsStep({ ...slot, hospitalId: times.hospitalId }, hold, { doctor, language });
  return {
    ...times,
    hold,
    hasLostHold: wantsDetails,
    isSlotGone: asked !== null,
    canWait: schedulerOf(app).isInternal,
  };
}

/** The details of a chosen slot, with the guest's hold if it is for that slot. */
function detailsStep(
  { startsAt, hospitalId, room = null }: { startsAt: Date; hospitalId: number; room?: string | null },
  hold: HeldSlot | undefined,
  { doctor, language }: { doctor: BookableDoctor; language: Language },
): BookingStep {
  const isHeld = hold?.startsAt.getTime() === startsAt.getTime() && hold.hospitalId === hospitalId;
  const when = whenText({ startsAt, status: 'confirmed' }, doctor, language);
  return { step: 'details', slot: { startsAt, hospitalId, room, when }, hold: isHeld ? hold : undefined };
}

/** The available slot that the address names. */
function slotAmong({ times }: { times: AvailableSlot[] }, asked: string): AvailableSlot | undefined {
  const wanted = readSlotName(asked)?.startsAt.getTime();
  return times.find(({ startsAt }) => startsAt.getTime() === wanted);
}

/**
 * Slots around a lost one, so that the details form can offer them beside the typed texts; none while the scheduler
 * does not answer.
 */
export async function timesInstead(
  app: Ports,
  doctor: BookableDoctor,
  lost: { hospitalId: number | undefined; startsAt: Date },
): Promise<AvailableSlot[]> {
  const times = await unlessAway(() => timesAround(app, doctor, lost));
  return times === 'away' ? [] : times;
}

async function timesAround(
  app: Ports,
  doctor: BookableDoctor,
  lost: { hospitalId: number | undefined; startsAt: Date },
): Promise<AvailableSlot[]> {
  const atHospital = lost.hospitalId === undefined ? {} : { hospitalId: lost.hospitalId };
  const { days } = await availability(app, { doctorId: doctor.id, ...atHospital });
  const wanted = malaysianDay(lost.startsAt);
  const open = days.filter(({ open: count }) => count > 0).map(({ day }) => day);
  const nearest = open
    .filter((day) => day >= wanted)
    .concat(open.filter((day) => day < wanted))
    .slice(0, 2);
  return (await Promise.all(nearest.map((day) => availableSlots(app, { doctorId: doctor.id, ...atHospital, day }))))
    .flat()
    .slice(0, 24);
}

/** The hold for its page: with the seconds left and the time in words. */
export function heldSlot(
  app: Pick<App, 'clock'>,
  hold: Hold,
  { doctor, language }: { doctor: BookableDoctor; language: Language },
): HeldSlot {
  const status = doctor.hasLiveSchedule ? ('confirmed' as const) : ('requested' as const);
  return {
    ...hold,
    secondsLeft: Math.max(0, Math.ceil((hold.heldUntil.getTime() - app.clock.now().getTime()) / 1000)),
    when: whenText({ startsAt: hold.startsAt, status }, doctor, language),
  };
}
