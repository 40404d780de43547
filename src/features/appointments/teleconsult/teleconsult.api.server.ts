/** The call that returns the room of a teleconsultation. */
import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { localPath } from '#src/shared/addresses.ts';
import { callTag } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointmentReference, bookingLanguage } from '#src/features/appointments/appointments/appointments.schema.ts';
import { viewCall } from './calls.server.ts';

const callAnswer = z.object({
  state: z.enum(['none', 'early', 'open', 'over']),
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  url: z.string().nullable(),
});

export const teleconsultCalls = [
  apiCall({
    method: 'POST',
    path: 'teleconsult/join',
    tag: callTag,
    access: 'patient',
    summary: "The room of one's own teleconsultation: when it opens, and where it is while it is open",
    body: z.object({ reference: appointmentReference, lang: bookingLanguage }),
    answer: callAnswer,
    async handle({ app, actor, body }) {
      const { state, opensAt, closesAt, room, needsConsent } = await viewCall(app, actor, {
        reference: body.reference,
        language: body.lang,
      });
      // Before the first consultation the page asks for consent: its address is returned in place of any room.
      const hasPage = room?.kind === 'own' || (needsConsent && state === 'open');
      const page = `${app.config.publicOrigin}${localPath(`/my-appointments/${body.reference}/join`, body.lang)}`;
      const url = room?.kind === 'elsewhere' ? room.url : hasPage ? page : null;
      return { state, opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString(), url };
    },
  }),
];
