/** The call that submits a form: the same checks, limits and acknowledgement as its page. */
import { z } from 'zod';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { apiCall, type ApiCall, type CallErrors } from '#src/platform/http/api-call.ts';
import type { FormKind } from './form-kind.schema.ts';
import { callBody } from './forms.schema.ts';
import { consentField } from './forms.rules.ts';
import { submitForm, type FormContext } from './submit-form.server.ts';

interface FormCall {
  path: string;
  tag: string;
  summary: string;
  /** Fields of the call besides the form's own: the event, the vacancy. */
  extra?: z.ZodRawShape;
  /** Fields that `more` may set: the call may leave them out, and a value that is still missing then is refused. */
  decided?: readonly string[];
  /** Fields of the answer, besides the reference. */
  adds?: Readonly<Record<string, string>>;
  /** What `more` refuses. */
  errors?: CallErrors;
  /** The subject of the form, and the other values that are stored, as on its page. */
  more?(body: Record<string, string>, app: App, actor: Actor): Promise<FormContext>;
}

/**
 * `POST {path}` with the kind's fields and `consent_version`; Idempotency-Key as everywhere. A kind with files also
 * takes multipart/form-data with `files`.
 */
export function formCall(
  kind: FormKind,
  { more, adds = {}, extra = {}, decided = [], errors = {}, ...call }: FormCall,
): ApiCall {
  return apiCall({
    ...call,
    method: 'POST',
    body: callBody(kind)
      .extend(Object.fromEntries(decided.map((name) => [name, z.string().max(10_000).default('')])))
      .extend(extra),
    answer: z.object({
      reference: z.string(),
      ...Object.fromEntries(Object.entries(adds).map(([name, value]) => [name, z.literal(value)])),
    }),
    ...(kind.files ? { takesFiles: true } : {}),
    errors: { ...errors, 422: ['form_invalid'] },
    takesIdempotencyKey: true,
    async handle({ app, actor, ensureGuest, body, files, language, clientAddress, idempotencyKey }) {
      const { [consentField]: consentVersion, ...values } = body as Record<string, string>;
      const who = actor.kind === 'anyone' ? ensureGuest() : actor;
      const submitted = await submitForm(app, who, {
        kind,
        sent: {
          values,
          consentVersion: consentVersion ?? '',
          files,
          language,
          clientAddress,
          idempotencyKey,
          ...(await more?.(values, app, who)),
        },
      });
      return { ...submitted, ...adds };
    },
  });
}
