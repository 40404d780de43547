/** The call that sends a form: the same checks, limits and acknowledgement as its page. */
import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import { apiCall, type ApiCall } from '#src/platform/http/api-call.ts';
import type { FormKind } from './form-kind.ts';
import { callBody } from './forms.schema.ts';
import { consentField } from './forms.rules.ts';
import { submitForm, type FormContext } from './forms.server.ts';

interface FormCall {
  path: string;
  tag: string;
  summary: string;
  /** What the call names besides the form's own fields: the event, the post. */
  extra?: z.ZodRawShape;
  /** What the form was opened from, and what else is kept: as for the page. */
  more?(body: Record<string, string>, app: App): Promise<FormContext>;
}

/** `POST {path}` with the kind's fields and `consent_version`; Idempotency-Key as everywhere. A kind with files also takes multipart/form-data with `files`. */
export function formCall(kind: FormKind, { more, extra = {}, ...call }: FormCall): ApiCall {
  return apiCall({
    ...call, method: 'POST', body: callBody(kind).extend(extra), answer: z.object({ reference: z.string() }), ...(kind.files ? { takesFiles: true } : {}),
    async handle({ app, actor, ensureGuest, body, files, language, clientAddress, idempotencyKey }) {
      const { [consentField]: consentVersion, ...values } = body as Record<string, string>;
      const who = actor.kind === 'anyone' ? ensureGuest() : actor;
      return submitForm(app, who, kind, { values, consentVersion: consentVersion ?? '', files, language, clientAddress, idempotencyKey, ...(await more?.(values, app)) });
    },
  });
}
