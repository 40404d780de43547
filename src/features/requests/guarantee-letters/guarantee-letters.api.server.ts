import { z } from 'zod';
import { formCall } from '#src/features/requests/forms/forms.server.ts';
import { viewFollowed } from '#src/features/requests/submissions/submissions.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { openByLastFour, ownLetterWay } from './guarantee-letters.server.ts';
import { letterFor } from './letter-form.server.ts';

const tag = 'Guarantee letters';
const state = z.enum(Object.keys(guaranteeLetterForm.lifeCycle.transitions) as [string, ...string[]]);

export const guaranteeLetterCalls = [
  formCall(guaranteeLetterForm, {
    path: 'guarantee_letter/create',
    tag,
    summary:
      'An application for a guarantee letter, with its documents (multipart/form-data, `files`). `doctor` is a slug of doctors/listing, or not_known; `insurer` one of lists/insurer',
    errors: {
      401: ['sign_in'],
      403: ['access_ended'],
      404: ['person_unknown', 'medical_card_unknown'],
    },
    decided: ['patient_name', 'identity_number', 'insurer', 'policy_number'],
    extra: {
      person_id: z
        .string()
        .max(100)
        .optional()
        .describe('Of profile/member: the person’s own name and identity number count then'),
      card_id: z
        .string()
        .max(100)
        .optional()
        .describe('Of medical_card: a kept card of that person; its insurer and number count then'),
    },
    more: (body, app, actor) =>
      letterFor(app, actor, {
        hospital: body['hospital'] ?? '',
        insurer: body['insurer'] ?? '',
        doctor: body['doctor'] ?? '',
        personId: body['person_id'],
        cardId: body['card_id'],
      }),
    adds: { state: guaranteeLetterForm.lifeCycle.first },
  }),
  apiCall({
    method: 'GET',
    path: 'guarantee_letter/status',
    tag,
    summary:
      'How an application stands: for the account that sent it, or by the last four of the patient’s NRIC or passport',
    query: languageQuery.extend({
      reference: z
        .string()
        .trim()
        .regex(/^G[0-9A-Z]{9}$/),
      last_four: z.string().trim().max(10).optional(),
    }),
    answer: z.object({
      reference: z.string(),
      state,
      state_name: z.string(),
      hospital: z.string(),
      insurer: z.string(),
      sent_at: z.string(),
      history: z.array(
        z.object({
          at: z.string(),
          by: z.enum(['sender', 'staff']),
          state: z.string().describe('Empty where words alone were added'),
          words: z.string(),
        }),
      ),
    }),
    errors: { 404: ['letter_unknown', 'submission_unknown'] },
    async handle({ app, actor, clientAddress, query: { reference, last_four: typed = '', lang } }) {
      const way =
        (await ownLetterWay(app, actor, reference)) ?? (await openByLastFour(app, { reference, typed, clientAddress }));
      const view = await viewFollowed(app, way, lang);
      return {
        reference: view.reference,
        state: view.stateName,
        state_name: view.state,
        hospital: view.hospital,
        insurer: view.subject,
        sent_at: view.sentAt.toISOString(),
        history: view.steps.map(({ at, by, state: step, words }) => ({ at: at.toISOString(), by, state: step, words })),
      };
    },
  }),
];
