import { accountAnswer } from '#src/features/patient/sessions/session.schema.ts';
import { emailField, passwordField } from '#src/features/patient/accounts/accounts.schema.ts';
import { z } from 'zod';

export const tokenBody = z.object({
  action: z.enum(['get_token', 'check_token']),
  /** Null is the same as absent: a client without a token sends null. */
  token: z.string().max(4_000).nullish(),
  patientId: z.union([z.string().max(100), z.number()]).nullish(),
});
/** A refusal is an answer (200, status false), which the specification distinguishes from a failed request. */
export const signInAnswer = z.object({
  status: z.boolean(),
  token: z.string().optional(),
  account: accountAnswer.optional(),
  /** The second factor is required next. A browser continues with a cookie, another client with this value. */
  second_factor: z.object({ sign_in: z.string().optional() }).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});
export const loginBody = z.object({ email: emailField, password: passwordField });
export const singleSignOnBody = z.object({
  /** Part of the call's shape and otherwise unused: the token identifies the person. */
  email: z.string().max(254).optional(),
  token: z.string().min(1).max(8_000),
});
export const secondFactorBody = z.object({
  code: z.string().trim().min(6).max(20),
  sign_in: z.string().max(200).optional(),
});
export const phoneField = z.string().trim().min(6).max(30);
export const codeField = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
export const passkeyBody = z.object({ ceremony: z.string().max(2_000), response: z.record(z.string(), z.unknown()) });
