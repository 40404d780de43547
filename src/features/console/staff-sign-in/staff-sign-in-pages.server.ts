/** What the pages of the staff's sign-in share: where they lead, and the cookies that carry a sign-in from step to step. */
import { data, redirect } from 'react-router';
import type { App } from '#src/platform/app.ts';
import { cookieText, readCookie } from '#src/platform/http/cookies.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { commonCookies, pendingCookie, type SignInAnswer } from '#src/features/patient/sign-in/sign-in.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';

/** The page that was asked for before sign-in: one of the console, in any language, and nothing else. */
export function nextOf(request: Request): string | null {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  return /^\/((ms|zh)\/)?staff(\/[\w./-]*)?(\?[\w.=&%+-]*)?$/.test(next) &&
    !/\/staff\/(sign-in|sign-out|join)/.test(next)
    ? next
    : null;
}

export function pendingToken(app: Pick<App, 'config'>, request: Request): string | undefined {
  return readCookie(app, request, 'sign_in');
}

/** Goes where a right answer leads: into the console, to the code, or to setting the second factor up. */
export function goOn(context: RequestContext, answer: SignInAnswer, next: string | null): Response {
  const { app, language, setCookie } = context;
  if (answer.kind === 'signed_in') {
    setSession(context, answer);
    return redirect(next ?? localPath('/staff', language));
  }
  setCookie(pendingCookie(app, answer.pendingToken));
  const step = answer.kind === 'second_factor' ? 'code' : 'set-up';
  return redirect(localPath(`/staff/sign-in/${step}`, language) + (next ? `?next=${encodeURIComponent(next)}` : ''));
}

/** The session's cookie instead of the pending one. It ends with the browser: a desk's computer is shared. */
export function setSession(
  { app, setCookie }: RequestContext,
  answer: Extract<SignInAnswer, { kind: 'signed_in' }>,
): void {
  setCookie(cookieText(app, 'staff_session', answer.session.token));
  for (const text of commonCookies(app, answer)) setCookie(text);
}

/** A refused sign-in in words, beside its field where it has one; what was typed of the address stays. */
export function refusedSignIn(error: unknown, { language }: Pick<RequestContext, 'language'>, email = '') {
  if (!isFailure(error)) throw error;
  const { status, code, retryAfterSeconds } = error.details;
  return data(
    { refusal: { code, ...wordsOf(error, language), typed: { email } as Record<string, string> } },
    { status, ...(retryAfterSeconds ? { headers: { 'retry-after': String(retryAfterSeconds) } } : {}) },
  );
}
