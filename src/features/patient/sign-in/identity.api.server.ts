import { z } from 'zod';
import type { Patient } from '#src/platform/actor.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  proveOwner,
  requestPasswordReset,
  requestResetByPhone,
  resetPassword,
  resetPasswordByPhone,
  confirmPhone,
} from '#src/features/patient/credentials/credentials.server.ts';
import { countCodeFrom, sendCode, verifyPhone } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { emailField, passwordField, registrationSchema } from '#src/features/patient/accounts/accounts.schema.ts';
import { registerAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { registrationTexts } from './registration-texts.ts';
import { renewedSessionCookie } from './sign-in-responses.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { codeField, phoneField } from './sign-in.schema.ts';

const statusAnswer = z.object({ status: z.literal(true), message: z.string() });
/** The number and its code have other names in these calls (specification, section 7). */
const phoneNames = { phone: 'phone_no', code: 'otp_code' };
const phoneTexts = {
  phone_no: m.accounts_error_phone,
  otp_code: m.errors_field_code,
  password: m.accounts_error_password,
};
/** Limit against scripts that try many accounts from one address; each account and number has its own limit too. */
export const perAddress = { name: 'identity_address', points: 30, seconds: 15 * 60 };

export const identityCalls = [
  apiCall({
    method: 'POST',
    path: 'auth/register',
    tag: 'Identity',
    isTopLevel: true,
    summary: 'Registers a patient; the answer is the same for an address that already has an account',
    query: languageQuery,
    body: registrationSchema,
    fieldTexts: registrationTexts,
    answer: statusAnswer.extend({ data: z.object({ email: z.string() }) }),
    errors: {
      422: ['details_invalid', 'person_invalid', 'weak-password', 'password_too_long', 'password_common'],
      503: ['identity_unavailable'],
    },
    async handle({ app, body, language, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      await registerAccount(app, { ...body, language });
      // The specification's message, to the letter.
      return { status: true as const, message: 'Registered successfully in Firebase', data: { email: body.email } };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/reset_password',
    tag: 'Identity',
    isTopLevel: true,
    fieldTexts: { email: m.accounts_error_email, password: m.accounts_error_password },
    summary: 'With an email: mails a reset link. With code and password: sets the password, once',
    query: languageQuery,
    answer: statusAnswer,
    body: z.union([
      z.object({ email: emailField }),
      z.object({ code: z.string().min(8).max(2_000), password: passwordField }),
    ]),
    errors: {
      422: ['link_invalid', 'weak-password', 'password_too_long', 'password_common'],
      503: ['identity_unavailable'],
    },
    async handle({ app, body, language, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      if ('email' in body) {
        await requestPasswordReset(app, { email: body.email, language });
        return { status: true as const, message: m.accounts_reset_sent({ email: body.email }, { locale: language }) };
      }
      await resetPassword(app, { ...body, endSessions });
      return { status: true as const, message: m.accounts_reset_done({}, { locale: language }) };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/forgot_password_phone',
    tag: 'Identity',
    isTopLevel: true,
    fieldNames: phoneNames,
    fieldTexts: phoneTexts,
    summary:
      'With a phone, and the email of the account where several share the number: sends a code. With otp_code and password too: sets the password',
    query: languageQuery,
    answer: statusAnswer,
    body: z.object({
      phone_no: phoneField,
      email: emailField.optional(),
      otp_code: codeField.optional(),
      password: passwordField.optional(),
    }),
    errors: {
      422: [
        'code_expired',
        'code_used',
        'code_wrong',
        'phone_invalid',
        'phone_not_served',
        'weak-password',
        'password_too_long',
        'password_common',
      ],
      429: ['code_sends_spent', 'code_tries_spent'],
      503: ['identity_unavailable'],
    },
    async handle({ app, actor, body, language, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      if (body.otp_code === undefined || body.password === undefined) {
        await countCodeFrom(app, { clientAddress, actor });
        await requestResetByPhone(app, { phone: body.phone_no, email: body.email, language });
        return { status: true as const, message: m.accounts_code_sent({}, { locale: language }) };
      }
      await resetPasswordByPhone(app, {
        phone: body.phone_no,
        email: body.email,
        code: body.otp_code,
        password: body.password,
        endSessions,
      });
      return { status: true as const, message: m.accounts_reset_done({}, { locale: language }) };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/confirm_owner',
    tag: 'Identity',
    isTopLevel: true,
    access: 'patient',
    summary:
      'A fresh proof by password, or by a code of the second factor, before a credential is changed: five minutes. The session gets another token: a browser as its cookie, another client in the answer',
    query: languageQuery,
    body: z.object({ way: z.enum(['password', 'code']), value: z.string().min(1).max(200) }),
    answer: z.object({ status: z.literal(true), token: z.string().optional() }),
    errors: { 409: ['second_factor_missing'], 422: ['password_wrong', 'code_invalid'], 503: ['identity_unavailable'] },
    async handle({ app, actor, body, clientAddress, isBrowser, setCookie }) {
      const { token } = await proveOwner(app, actor as Patient, { proof: body, clientAddress });
      if (!isBrowser) return { status: true as const, token };
      setCookie(renewedSessionCookie(app, actor as Patient, token));
      return { status: true as const };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/twilio',
    tag: 'Identity',
    isTopLevel: true,
    fieldNames: phoneNames,
    fieldTexts: phoneTexts,
    summary:
      "Sends a one-time code to a phone, or checks the one given; a signed-in patient's own number becomes verified",
    query: languageQuery,
    body: z.object({ phone_no: phoneField, otp_code: codeField.optional() }),
    answer: statusAnswer,
    errors: {
      403: ['proof_needed'],
      409: ['address_unproved'],
      422: ['code_expired', 'code_used', 'code_wrong', 'phone_invalid', 'phone_not_served'],
      429: ['code_sends_spent', 'code_tries_spent'],
    },
    async handle({ app, actor, body, language, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      if (body.otp_code === undefined) {
        await countCodeFrom(app, { clientAddress, actor });
        await sendCode(app, { phone: body.phone_no, language, purpose: 'verify' });
        return { status: true as const, message: m.accounts_code_sent({}, { locale: language }) };
      }
      if (actor.kind === 'patient') await confirmPhone(app, actor, { phone: body.phone_no, code: body.otp_code });
      else await verifyPhone(app, { phone: body.phone_no, code: body.otp_code, purpose: 'verify' });
      return { status: true as const, message: m.accounts_code_right({}, { locale: language }) };
    },
  }),
];
