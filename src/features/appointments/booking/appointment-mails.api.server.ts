import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { appointmentReference } from '#src/features/appointments/appointments/appointments.schema.ts';
import { resendAppointmentMail } from './appointment-mails.server.ts';

export const appointmentMailCalls = [
  apiCall({
    method: 'POST',
    path: 'mail/appointment',
    tag: 'Mail',
    summary: "Mails one's own appointment again, with its calendar entry, to the address that it was made with",
    body: z.object({ reference: appointmentReference }),
    answer: z.object({ sent: z.literal(true) }),
    errors: { 401: ['guest_token_needed'], 404: ['appointment_unknown'], 409: ['mail_missing'], 503: ['service_away'] },
    async handle({ app, actor, body }) {
      await resendAppointmentMail(app, actor, { reference: body.reference });
      return { sent: true as const };
    },
  }),
];
