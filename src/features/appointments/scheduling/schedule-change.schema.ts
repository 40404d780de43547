/** What staff may send to change a doctor's schedule, parsed from the form's texts. */
import { z } from 'zod';
import { monthWeeks, recurrences } from '#src/features/appointments/availability/session-dates.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { recordId } from '#src/shared/identifiers/record-id.ts';
import { longestRoom, mostSessionsOfDate, scheduleLimits } from './scheduling.rules.ts';

const id = recordId;
const day = z.iso.date({ abort: true }).refine(isCalendarDay);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A session may last until midnight. */
const endTime = z.union([time, z.literal('24:00')]);

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

const hoursShape = {
  from: time,
  to: endTime,
  slotMinutes: within(scheduleLimits.slotMinutes),
  capacity: within(scheduleLimits.capacity),
  mode: z.enum(['in_person', 'teleconsult']),
  bufferMinutes: within(scheduleLimits.bufferMinutes).default(0),
  /** Null, here and in the next two: the group's setting applies. */
  leadHours: within(scheduleLimits.leadHours).nullable().default(null),
  windowDays: within(scheduleLimits.windowDays).nullable().default(null),
  noticeHours: within(scheduleLimits.noticeHours).nullable().default(null),
  /** Null for the doctor's own room at the hospital. */
  room: z.string().trim().max(longestRoom).nullable().default(null),
};

const hoursSchema = z.object(hoursShape).refine(fitsOneSlot, { path: ['to'] });

export const recurringSessionSchema = z
  .object({
    ...hoursShape,
    hospitalId: id,
    /** Null for a session on dates of the month. */
    weekday: z.number().int().min(0).max(6).nullable(),
    recurrence: z.enum(recurrences),
    monthWeeks: z.array(z.literal(monthWeeks)).max(6).default([]),
    monthDays: z.array(z.number().int().min(1).max(31)).max(31).default([]),
    validFrom: day.nullable(),
    validUntil: day.nullable(),
  })
  .refine(fitsOneSlot, { path: ['to'] })
  .refine(({ recurrence, monthWeeks: weeks }) => recurrence !== 'monthly' || weeks.length > 0, {
    path: ['monthWeeks'],
  })
  .refine(({ recurrence, monthDays }) => recurrence !== 'monthly_dates' || monthDays.length > 0, {
    path: ['monthDays'],
  })
  .refine(({ recurrence, weekday }) => (recurrence === 'monthly_dates') === (weekday === null), { path: ['weekday'] })
  .refine(({ recurrence, validFrom }) => recurrence !== 'fortnightly' || validFrom !== null, { path: ['validFrom'] })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
  });
export type RecurringSession = z.infer<typeof recurringSessionSchema>;

export const scheduleChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_session'), session: recurringSessionSchema }),
  /** `seen` is the session as it was when the form was opened: a colleague's change in between is not overwritten. */
  z.object({ kind: z.literal('change_session'), id, seen: z.string().max(300), session: recurringSessionSchema }),
  z.object({ kind: z.literal('remove_session'), id }),
  /** Replaces the whole date; without sessions the date is closed. */
  z.object({
    kind: z.literal('set_date'),
    hospitalId: id,
    day,
    sessions: z.array(hoursSchema).max(mostSessionsOfDate),
  }),
  z.object({ kind: z.literal('clear_date'), id }),
  z
    .object({ kind: z.literal('add_block'), hospitalId: id, day, from: time, to: endTime })
    .refine(({ from, to }) => from < to, { path: ['to'] }),
  z.object({ kind: z.literal('remove_block'), id }),
]);
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

function fitsOneSlot({ from, to, slotMinutes }: { from: string; to: string; slotMinutes: number }): boolean {
  return minutesOf(to) - minutesOf(from) >= slotMinutes;
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
