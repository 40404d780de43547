/** Shared by the pages of the staff sign-in: their targets, and the cookies that connect the steps of a sign-in. */
import { data, redirect } from 'react-router';
import type { App } from '#src/platform/app.ts';
import { cookieText, readCookie } from '#src/platform/http/cookies.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { commonCookies, pendingCookie, type SignInAnswer } from '#src/features/patient/sign-in/sign-in.server.ts';
import { isConsolePage } from '#src/features/console/provider-sign-in/console-page.rules.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';

/** The page that was requested before sign-in: only a page of the console, in any language. */
export function nextOf(request: Request): string | null {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  return isConsolePage(next) ? next : null;
}

/** The token of the sign-in that waits for its second factor, from the cookie. */
export function pendingToken(app: Pick<App, 'config'>, request: Request): string | undefined {
  return readCookie(app, request, 'sign_in');
}

/** Redirects after a right answer: to the console, the code, or the set-up of the second factor. */
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

/**
 * Sets the session's cookie in place of the pending one. It ends with the browser, because staff computers are
 * shared.
 */
export function setSession(
  { app, setCookie }: RequestContext,
  answer: Extract<SignInAnswer, { kind: 'signed_in' }>,
): void {
  setCookie(cookieText(app, { name: 'staff_session', value: answer.session.token }));
  for (const text of commonCookies(app, answer)) setCookie(text);
}

/** A refused sign-in as messages, beside its field where it has one; the typed address stays. */
export function refusedSignIn(error: unknown, { language }: Pick<RequestContext, 'language'>, email = '') {
  if (!isFailure(error)) throw error;
  const { status, code, retryAfterSeconds } = error.details;
  return data(
    { refusal: { code, ...wordsOf(error, language), typed: { email } as Record<string, string> } },
    { status, ...(retryAfterSeconds ? { headers: { 'retry-after': String(retryAfterSeconds) } } : {}) },
  );
}
