/** The sessions of a day as a doctor's calendar shows them, whether or not they have a free slot. */
import { isOnLeave } from '#src/features/appointments/availability/leave.rules.ts';
import {
  holidayOf,
  sessionsOfDay,
  type DaySession,
  type Schedule,
} from '#src/features/appointments/availability/slots.rules.ts';

export type OpenSession = Pick<DaySession, 'hospitalId' | 'from' | 'to' | 'mode' | 'room'>;

/** The sessions that take place on a day ('YYYY-MM-DD'): none on leave, none that a public holiday closes. */
export function openSessionsOf(schedule: Schedule, day: string): OpenSession[] {
  if (isOnLeave(schedule, day)) return [];
  return sessionsOfDay(schedule, day)
    .filter((session) => !holidayOf(schedule, session, day))
    .map(({ hospitalId, from, to, mode, room }) => ({ hospitalId, from, to, mode, room }))
    .sort((a, b) => a.from.localeCompare(b.from));
}
