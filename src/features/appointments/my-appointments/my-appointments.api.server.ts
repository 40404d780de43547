/** The calls about existing appointments: the list, another slot, the cancellation. */
import { z } from 'zod';
import { apiCall, listOf, listQuery } from '#src/platform/http/api-call.ts';
import {
  appointmentAnswer,
  appointmentShape,
  atHospital,
  callTag,
  slotField,
  slotUnreadable,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { appointmentReference, readSlotName } from '#src/features/appointments/appointments/appointments.schema.ts';
import { cancelAppointment, listOwnAppointments, rescheduleAppointment } from './appointment-changes.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';
import { cancelReasonSchema } from './my-appointments.schema.ts';

export const myAppointmentCalls = [
  apiCall({
    method: 'POST',
    path: 'appointment/update',
    tag: callTag,
    summary: 'Moves an appointment to another slot of its doctor',
    body: z.object({ reference: appointmentReference, slot: slotField, hospital_id: recordIdText.optional() }),
    answer: appointmentAnswer,
    errors: {
      401: ['guest_token_needed'],
      404: ['appointment_unknown', 'doctor_unknown'],
      409: ['change_too_late', 'kept_by_service', 'not_changeable', 'slot_taken'],
      422: [
        'doctor_not_at_hospital',
        'slot_of_another_doctor',
        'slot_off_grid',
        'slot_past',
        'slot_too_far',
        'slot_unreadable',
      ],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({ app, actor, body }) {
      const wanted = readSlotName(body.slot);
      if (!wanted) throw slotUnreadable();
      return appointmentShape(
        await rescheduleAppointment(app, actor, {
          reference: body.reference,
          ...wanted,
          ...atHospital(body.hospital_id),
        }),
      );
    },
  }),
  apiCall({
    method: 'POST',
    path: 'appointment/cancel',
    tag: callTag,
    summary: 'Cancels an appointment',
    body: z.object({ reference: appointmentReference, reason: cancelReasonSchema.optional() }),
    answer: appointmentAnswer,
    errors: {
      401: ['guest_token_needed'],
      404: ['appointment_unknown'],
      409: ['change_too_late', 'not_changeable'],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({ app, actor, body }) {
      return appointmentShape(
        await cancelAppointment(app, actor, {
          reference: body.reference,
          ...(body.reason ? { reason: body.reason } : {}),
        }),
      );
    },
  }),
  apiCall({
    method: 'GET',
    path: 'appointment/getAll',
    tag: callTag,
    summary: 'The appointments made with this token, latest first',
    query: listQuery,
    answer: listOf(
      appointmentAnswer.extend({ doctor_name: z.string(), hospital_name: z.string(), is_changeable: z.boolean() }),
    ),
    errors: { 401: ['guest_token_needed'] },
    async handle({ app, actor, query }) {
      const { items, total } = await listOwnAppointments(app, actor, query);
      return {
        total,
        limit: query.limit,
        offset: query.offset,
        items: items.map((one) => ({
          ...appointmentShape(one),
          doctor_name: one.doctorName,
          hospital_name: one.hospitalName,
          is_changeable: one.isChangeable,
        })),
      };
    },
  }),
];
