import { z } from 'zod';
import { entryCalls } from '#src/features/publishing/entries/entries.server.ts';
import { careerApplicationForm } from '#src/features/requests/forms/kinds/career-application-form.schema.ts';
import { formCall } from '#src/features/requests/forms/forms.server.ts';
import { applicationFor } from './application.server.ts';
import { careerPlaces } from './careers.server.ts';

const tag = 'Careers';

export const careerCalls = [
  ...entryCalls({ kind: 'career', path: 'careers', tag, what: 'Vacancies', places: careerPlaces }),
  formCall(careerApplicationForm, {
    path: 'careers/add',
    tag,
    summary: 'An application for an open vacancy, with a curriculum vitae; 409 once it has closed',
    extra: { career: z.string().trim().min(1).max(120).describe("the vacancy's slug") },
    errors: { 404: ['post_unknown'], 409: ['post_closed'] },
    more: (body, app) => applicationFor(app, body['career'] ?? ''),
  }),
];
