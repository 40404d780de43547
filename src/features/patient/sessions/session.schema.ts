import { z } from 'zod';
import { emailField, passwordField } from '#src/features/patient/accounts/accounts.schema.ts';

export const tokenBody = z.object({
  action: z.enum(['get_token', 'check_token']),
  /** Null as good as absent: a client that has none sends null. */
  token: z.string().max(4_000).nullish(),
  patientId: z.union([z.string().max(100), z.number()]).nullish(),
});

export const accountAnswer = z.object({
  user_id: z.string(),
  firstname: z.string(),
  email: z.string(),
  nric: z.string(),
});

/** A refusal is an answer (200, status false), as the specification tells it apart from a failed request. */
export const signInAnswer = z.object({
  status: z.boolean(),
  token: z.string().optional(),
  account: accountAnswer.optional(),
  /** The second factor is to follow. A browser holds what it continues with in a cookie, another client here. */
  second_factor: z.object({ sign_in: z.string().optional() }).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

export const loginBody = z.object({ email: emailField, password: passwordField });
export const singleSignOnBody = z.object({
  /** Read for the call's shape alone: who somebody is, the token says. */
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

/** Sixty fields of a form are plenty; a path names the form. */
export const draftBody = z.object({
  path: z.string().regex(/^\/[\w\-/]{0,200}$/),
  fields: z
    .record(z.string().max(60), z.string().max(4_000))
    .refine((fields) => Object.keys(fields).length <= 60)
    .optional(),
});
