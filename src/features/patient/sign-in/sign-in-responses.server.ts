import { markerFor } from '#src/platform/bound-token.server.ts';
import type { Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { ApiInput } from '#src/platform/http/api-call.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { isFailure } from '#src/shared/failure.ts';
import { deviceDays, sessionHours } from '#src/features/patient/sessions/session.rules.ts';
import type { OpenedSession } from '#src/features/patient/sessions/sessions.server.ts';
import type { SignInAnswer } from './steps/open-sign-in.server.ts';
import { pendingMinutes } from './sign-in.rules.ts';

type Carrier = Pick<ApiInput<unknown, unknown>, 'app' | 'isBrowser' | 'setCookie' | 'language'>;

/** The specification's login answer: status, token, account. A browser's token is a marker, its session a cookie. */
export function answerSignIn(input: Carrier, answer: SignInAnswer) {
  if (answer.kind !== 'signed_in') {
    if (input.isBrowser) input.setCookie(pendingCookie(input.app, answer.pendingToken));
    return { status: true, second_factor: input.isBrowser ? {} : { sign_in: answer.pendingToken } };
  }
  const { session, account } = answer;
  if (!input.isBrowser) return { status: true, token: session.token, account };
  for (const text of sessionCookies(input.app, answer)) input.setCookie(text);
  return { status: true, token: markerOf(input.app, session, account.user_id), account };
}

/** Turns refusals of sign-in into answers; any other error keeps its HTTP status. */
export async function refusalAsAnswer<Answer>({ language }: Pick<Carrier, 'language'>, work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error) || ![401, 403, 409].includes(error.details.status)) throw error;
    return { status: false, code: error.details.code, message: error.details.text({}, { locale: language }) };
  }
}

type SignedInAnswer = Extract<SignInAnswer, { kind: 'signed_in' }>;

/** The cookies of a patient's sign-in: the session, the known device, and the deletion of the pending sign-in. */
export function sessionCookies(app: Pick<App, 'config'>, answer: SignedInAnswer): string[] {
  return [
    cookieText(app, { name: 'session', value: answer.session.token, maxAgeSeconds: sessionHours.patient * 3600 }),
    ...commonCookies(app, answer),
  ];
}

/** The cookie of a session that got a new token after a proof of the owner; a staff session ends with the browser. */
export function renewedSessionCookie(app: Pick<App, 'config'>, { kind }: Patient | Staff, token: string): string {
  return kind === 'staff'
    ? cookieText(app, { name: 'staff_session', value: token })
    : cookieText(app, { name: 'session', value: token, maxAgeSeconds: sessionHours.patient * 3600 });
}

/** The cookies that a staff sign-in sets as well. */
export function commonCookies(app: Pick<App, 'config'>, { deviceCookie }: SignedInAnswer): string[] {
  return [
    cookieText(app, { name: 'sign_in', value: '', maxAgeSeconds: 0 }),
    ...(deviceCookie
      ? [cookieText(app, { name: 'device', value: deviceCookie, maxAgeSeconds: deviceDays * 86_400 })]
      : []),
  ];
}

/** The Set-Cookie text for a sign-in that waits for its second factor. */
export function pendingCookie(app: Pick<App, 'config'>, pendingToken: string): string {
  return cookieText(app, { name: 'sign_in', value: pendingToken, maxAgeSeconds: pendingMinutes * 60 });
}

function markerOf(app: Pick<App, 'config'>, session: OpenedSession, accountId: string): string {
  return markerFor(app, { kind: 'patient', accountId, sessionId: session.id })!;
}
