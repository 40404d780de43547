/** The answers of the calls about appointments, and the names of slots. */
import { z } from 'zod';
import { readSlotName, slotName } from './appointments.schema.ts';
import { slotOfAnotherDoctor, slotUnreadable } from './appointments.errors.ts';

export const callTag = 'Appointments';
export const recordId = z.coerce.number().int().positive().max(2_147_483_647);
const instant = z.iso.datetime();
export const consultationMode = z.enum(['in_person', 'teleconsult']);
export const slotField = z
  .string()
  .max(60)
  .describe('A slot as appointment/timeslot names it, or its instant with offset');

/** Start and end of a slot or appointment, and the slot's name. */
export const timingFields = { slot: z.string(), starts_at: instant, ends_at: instant };

export const appointmentAnswer = z.object({
  reference: z.string(),
  status: z.string(),
  doctor_id: z.number(),
  hospital_id: z.number(),
  mode: consultationMode,
  ...timingFields,
});

/** The start that a slot's name contains. Throws slot_unreadable and slot_of_another_doctor (422). */
export function startOf(text: string, doctorId: number): Date {
  const wanted = readSlotName(text);
  if (!wanted) throw slotUnreadable();
  if (wanted.doctorId !== undefined && wanted.doctorId !== doctorId) throw slotOfAnotherDoctor();
  return wanted.startsAt;
}

/** The hospital filter of a request, where one was named. */
export function atHospital(hospitalId: number | undefined) {
  return hospitalId === undefined ? {} : { hospitalId };
}

/** The `timingFields` of a slot or appointment: the slot's name, and start and end as ISO instants. */
export function timing(doctorId: number, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { slot: slotName(doctorId, startsAt), starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
}

interface AnsweredAppointment {
  reference: string;
  status: string;
  doctorId: number;
  hospitalId: number;
  mode: 'in_person' | 'teleconsult';
  startsAt: Date;
  endsAt: Date;
}

/** An appointment in the form that every call answers with. */
export function appointmentShape(one: AnsweredAppointment) {
  const { reference: name, status, doctorId, hospitalId, mode: how } = one;
  return { reference: name, status, doctor_id: doctorId, hospital_id: hospitalId, mode: how, ...timing(doctorId, one) };
}
