import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import type { Patient } from '#src/platform/actor.ts';
import { isMarker, markerFor } from '#src/platform/bound-token.server.ts';
import { guestOf, issueGuestToken, newGuest } from '#src/platform/guest-token.server.ts';
import { apiCall, type ApiInput } from '#src/platform/http/api-call.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { accountSummary } from '#src/features/patient/accounts/accounts.server.ts';
import { startPasskeySignIn } from '#src/features/patient/credentials/credentials.server.ts';
import { storeDraft, takeDraft, findSignedIn, signOut } from '#src/features/patient/sessions/sessions.server.ts';
import type { SignInClient } from './steps/open-sign-in.server.ts';
import { completeSecondFactor } from './steps/second-factor-step.server.ts';
import { signInWithPasskey, signInWithPassword, signInWithToken } from './methods/sign-in-by-proof.server.ts';
import { answerSignIn, refusalAsAnswer } from './sign-in-responses.server.ts';
import { accountAnswer, draftBody } from '#src/features/patient/sessions/session.schema.ts';
import { pendingOver } from './sign-in.errors.ts';
import {
  loginBody,
  passkeyBody,
  secondFactorBody,
  signInAnswer,
  singleSignOnBody,
  tokenBody,
} from './sign-in.schema.ts';

function clientOf(
  input: Pick<ApiInput<unknown, unknown>, (keyof SignInClient & keyof ApiInput<unknown, unknown>) | 'cookie'>,
): SignInClient {
  const { actor, clientAddress, userAgent, isBrowser } = input;
  return { actor, clientAddress, userAgent, isBrowser, deviceCookie: isBrowser ? input.cookie('device') : undefined };
}

export const sessionCalls = [
  apiCall({
    method: 'POST',
    path: 'auth/token',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary:
      'get_token answers a guest token, or the marker of who is signed in, to a private page also the account; check_token says whether one is valid (status false means invalid)',
    body: tokenBody,
    answer: z.object({ status: z.boolean(), token: z.string().optional(), account: accountAnswer.optional() }),
    async handle({ app, actor, body, isBrowser, hasCsrfToken, ensureGuest }) {
      if (body.action === 'check_token') {
        const token = body.token ?? undefined;
        // A refusal is an answer, not a failed request: the specification distinguishes them.
        return {
          status:
            isMarker(app, actor, token) ||
            (!isBrowser &&
              (guestOf(app, token) ??
                (await findSignedIn(app, token, { audience: 'patient', carrier: 'bearer', isUse: false }))) !== null),
        };
      }
      if (!isBrowser) return { status: true, token: issueGuestToken(app) };
      if (actor.kind !== 'patient') return { status: true, token: markerFor(app, ensureGuest())! };
      // Only a private page learns the account: a script in a public page has the cookie too.
      const account = hasCsrfToken ? await accountSummary(app, actor.accountId) : null;
      return { status: true, token: markerFor(app, actor)!, ...(account ? { account } : {}) };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/login',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary: 'Sign-in by email and password',
    body: loginBody,
    fieldTexts: { email: m.accounts_error_email, password: m.accounts_error_password },
    answer: signInAnswer,
    errors: { 422: ['address_missing'], 503: ['identity_unavailable'] },
    handle: async (input) =>
      refusalAsAnswer(input, async () =>
        answerSignIn(
          input,
          await signInWithPassword(input.app, clientOf(input), { ...input.body, audience: 'patient' }),
        ),
      ),
  }),
  apiCall({
    method: 'POST',
    path: 'auth/firebase_login',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary: 'Single sign-on: exchanges what the identity provider gave the browser',
    body: singleSignOnBody,
    answer: signInAnswer,
    errors: { 422: ['address_missing'], 503: ['identity_unavailable'] },
    handle: async (input) =>
      refusalAsAnswer(input, async () =>
        answerSignIn(
          input,
          await signInWithToken(input.app, clientOf(input), { token: input.body.token, audience: 'patient' }),
        ),
      ),
  }),
  apiCall({
    method: 'POST',
    path: 'auth/second_factor',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary: 'The code of the authenticator app, or a recovery code, after a sign-in that asks for it',
    body: secondFactorBody,
    fieldTexts: { code: m.accounts_error_code_invalid },
    errors: { 422: ['code_invalid'] },
    answer: signInAnswer,
    handle: async (input) =>
      refusalAsAnswer(input, async () => {
        const pendingToken = input.isBrowser ? input.cookie('sign_in') : input.body.sign_in;
        if (!pendingToken) throw pendingOver();
        return answerSignIn(
          input,
          await completeSecondFactor(input.app, clientOf(input), {
            pendingToken,
            code: input.body.code,
            audience: 'patient',
          }),
        );
      }),
  }),
  apiCall({
    method: 'POST',
    path: 'auth/passkey_options',
    tag: 'Identity',
    access: 'session',
    summary: 'What a browser needs to sign in with a passkey',
    answer: z.object({ options: z.record(z.string(), z.unknown()), ceremony: z.string() }),
    handle: async ({ app, ensureGuest }) => {
      const { options, ceremony } = await startPasskeySignIn(app, ensureGuest().tokenHash);
      return { options: { ...options }, ceremony };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/passkey_login',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary: 'Sign-in with a passkey',
    body: passkeyBody,
    answer: signInAnswer,
    handle: async (input) =>
      refusalAsAnswer(input, async () =>
        answerSignIn(
          input,
          await signInWithPasskey(input.app, clientOf(input), {
            ...input.body,
            browser: input.ensureGuest().tokenHash,
            audience: 'patient',
          }),
        ),
      ),
  }),
  apiCall({
    method: 'POST',
    path: 'auth/logout',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    summary: 'Ends the session; a browser becomes a new guest',
    answer: z.object({ status: z.literal(true), token: z.string().optional() }),
    async handle({ app, actor, isBrowser, setCookie }) {
      if (actor.kind === 'patient') await signOut(app, actor);
      if (!isBrowser) return { status: true as const };
      const { guest, cookie } = newGuest(app);
      setCookie(cookie);
      setCookie(cookieText(app, { name: 'session', value: '', maxAgeSeconds: 0 }));
      return { status: true as const, token: markerFor(app, guest)! };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'auth/alive',
    tag: 'Identity',
    isTopLevel: true,
    access: 'session',
    keepsAlive: true,
    summary: 'Somebody is there: the idle clock begins again',
    answer: z.object({ status: z.boolean() }),
    handle: async ({ actor }) => ({ status: actor.kind === 'patient' }),
  }),
  apiCall({
    method: 'POST',
    path: 'auth/draft',
    tag: 'Identity',
    access: 'patient',
    keepsAlive: false,
    summary: 'With fields: keeps what was typed into a private form. Without: gives it back, once',
    body: draftBody,
    answer: z.object({ fields: z.record(z.string(), z.string()).nullable() }),
    async handle({ app, actor, body }) {
      const owner = actor as Patient;
      if (!body.fields) return { fields: await takeDraft(app, owner, body.path) };
      await storeDraft(app, owner, { path: body.path, fields: body.fields });
      return { fields: null };
    },
  }),
];
