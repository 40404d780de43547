/** The slots that a page offers: of one doctor, by day, at the chosen hospital. */
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import {
  availability,
  nextAvailableSlots,
  availableSlots,
} from '#src/features/appointments/scheduler/available-slots.server.ts';
import { bookingWindow } from '#src/features/appointments/availability/availability.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { limits, requestTimes } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { BookableDoctor } from '#src/features/appointments/appointments/appointments.server.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';

/** The days with available slots, and the slots of the chosen day. */
export async function timeStep(app: SchedulerPorts, doctor: BookableDoctor, query: URLSearchParams) {
  const hospitalId =
    chosenHospital(doctor, query) ??
    (doctor.hospitals.length > 1
      ? (await nextAvailableSlots(app, [doctor.id]))?.get(doctor.id)?.hospitalId
      : undefined) ??
    doctor.hospitals[0]!.id;
  const { days } = await availability(app, { doctorId: doctor.id, hospitalId });
  const asked = query.get('day');
  const day = days.find((one) => one.day === asked && one.open > 0)?.day ?? days.find(({ open }) => open > 0)?.day;
  const times = day ? await availableSlots(app, { doctorId: doctor.id, hospitalId, day }) : [];
  return { step: 'time' as const, hospitalId, days, day, times };
}

/**
 * Working days that can be requested of a doctor without a live schedule: from tomorrow to the end of the booking
 * window, four weeks at most, without Sundays.
 */
export async function halfDays(app: Pick<App, 'db' | 'clock'>) {
  const [now, window] = [app.clock.now(), await bookingWindow(app)];
  const latest = now.getTime() + window * 86_400_000;
  return Array.from({ length: Math.min(window, limits.requestDays) }, (_, index) =>
    addDays(malaysianDay(now), index + 1),
  )
    .filter((day) => weekdayOf(day) !== 0 && atMalaysianTime(day, requestTimes.afternoon).getTime() <= latest)
    .map((day) => ({
      day,
      morning: atMalaysianTime(day, requestTimes.morning),
      afternoon: atMalaysianTime(day, requestTimes.afternoon),
    }));
}

/** Hours before the slot until which the patient could change it online, as its session or the group sets. */
export async function noticeOfSlot(
  app: SchedulerPorts,
  { doctorId, startsAt }: { doctorId: number; startsAt: Date },
): Promise<number> {
  const [slots, { cancelUntilHours }] = await Promise.all([
    availableSlots(app, { doctorId, day: malaysianDay(startsAt) }),
    readSetting(app, 'appointments'),
  ]);
  const noticeHours = slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())?.noticeHours;
  return noticeHours ?? cancelUntilHours;
}

/** The id of the hospital that the query names (`hospital`), if the doctor practises there. */
export function chosenHospital(doctor: BookableDoctor, query: URLSearchParams): number | undefined {
  return doctor.hospitals.find(({ id }) => String(id) === query.get('hospital'))?.id;
}
