import { z } from 'zod';
import { guestOf, issueGuestToken } from '#src/platform/guest-token.server.ts';
import { apiCall } from '#src/platform/http/api-call.ts';

const tokenBody = z.object({
  action: z.enum(['get_token', 'check_token']),
  token: z.string().max(4_000).optional(),
  patientId: z.string().max(100).optional(),
});

export const sessionCalls = [
  apiCall({
    method: 'POST', path: 'auth/token', tag: 'Identity', isTopLevel: true,
    summary: 'get_token answers a new guest token; check_token says whether one is valid (status false means invalid)',
    body: tokenBody,
    answer: z.object({ status: z.boolean(), token: z.string().optional() }),
    async handle({ app, body }) {
      if (body.action === 'get_token') return { status: true, token: issueGuestToken(app) };
      // A refusal is an answer, not a failed request: the specification tells them apart.
      return { status: guestOf(app, body.token) !== null };
    },
  }),
];
