import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { csrfTokenState, isMarker, type TokenUse } from '#src/platform/bound-token.server.ts';
import { guestOf } from '#src/platform/guest-token.server.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import type { ApiCall, ApiInput } from '#src/platform/http/api-call.ts';
import { findSignedIn } from '#src/features/patient/sessions/sessions.server.ts';
import { Failure } from '#src/shared/failure.ts';
import { visitorOf } from '../pages/visitor.ts';

type Caller = Pick<
  ApiInput<unknown, unknown>,
  'actor' | 'ensureGuest' | 'setCookie' | 'cookie' | 'isBrowser' | 'hasCsrfToken'
> & {
  cookies: string[];
};

/**
 * The caller of a call. A client that is not a browser is identified by its bearer token: a guest's or a session's. A
 * browser is identified by its cookies; its bearer is a marker that must belong to them, and for a patient's data the
 * CSRF token must too.
 */
export async function callerOf(
  app: App,
  request: Request,
  { access, keepsAlive = access !== 'session' }: Pick<ApiCall, 'access' | 'keepsAlive'>,
): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (access === 'partner') return partnerOf(app, request, bearer);
  const visitor = await visitorOf(app, request, { audience: 'patient', isUse: keepsAlive });
  const isBrowser = isBrowserRequest(request);
  // A marker without the cookie of its session, or a real bearer token in a browser, identifies nobody.
  const isBearerClient = bearer !== undefined && !isBrowser && !bearer.startsWith('m1.');
  const actor = isBearerClient
    ? await bearerOf(app, bearer, access)
    : cookieActor(app, request, { actor: visitor.actor, guest: visitor.guest, bearer, access });
  if (access === 'patient' && actor.kind !== 'patient')
    throw new Failure({ status: 401, code: 'sign_in', text: m.session_error_sign_in });
  return {
    actor,
    isBrowser,
    hasCsrfToken: hasToken(app, request, { actor: visitor.actor, uses: ['visit', 'sign-in'] }),
    cookies: visitor.cookies,
    cookie: (name) => readCookie(app, request, name),
    ensureGuest: visitor.ensureGuest,
    setCookie: (text) => void visitor.cookies.push(text),
  };
}

/** Another program: its bookings belong to the hash of its key. A browser is never treated as one. */
function partnerOf(app: App, request: Request, bearer: string | undefined): Caller {
  const isKnown =
    bearer !== undefined &&
    !isBrowserRequest(request) &&
    (app.config.partnerKeys ?? []).some((key) => tokenHash(key) === tokenHash(bearer));
  if (!isKnown) throw invalidToken();
  const partner = { kind: 'guest' as const, tokenHash: `partner ${tokenHash(bearer)}` };
  return {
    actor: partner,
    isBrowser: false,
    hasCsrfToken: false,
    cookies: [],
    cookie: () => undefined,
    ensureGuest: () => partner,
    setCookie: () => undefined,
  };
}

async function bearerOf(app: App, bearer: string, access: ApiCall['access']): Promise<Actor> {
  const actor =
    guestOf(app, bearer) ??
    (await findSignedIn(app, bearer, { audience: 'patient', carrier: 'bearer', isUse: access !== 'session' }));
  if (actor) return actor;
  // Calls about the session itself answer that a token is invalid; they do not fail because of it.
  if (access === 'session') return { kind: 'anyone' };
  throw invalidToken();
}

interface CookieClaim {
  actor: Actor;
  guest: Actor | null;
  bearer: string | undefined;
  access: ApiCall['access'];
}

function cookieActor(app: App, request: Request, { actor, guest, bearer, access }: CookieClaim): Actor {
  if (access === 'session') return actor;
  if (bearer && !isMarker(app, actor, bearer)) throw invalidToken();
  if (actor.kind !== 'patient' || hasToken(app, request, { actor, uses: ['visit'] })) return actor;
  if (access === 'patient') throw new Failure({ status: 403, code: 'zone', text: m.session_error_zone });
  return guest ?? { kind: 'anyone' };
}

/**
 * Whether a browser sent the request. Browsers send Sec-Fetch-Site, which no script can remove. Older ones are
 * recognised by the name 'Mozilla/5.0', our cookies, or the Origin or Referer of the call.
 */
function isBrowserRequest({ headers }: Request): boolean {
  return (
    ['sec-fetch-site', 'origin', 'referer', 'cookie'].some((name) => headers.has(name)) ||
    headers.get('user-agent')?.startsWith('Mozilla/') === true
  );
}

function hasToken(app: App, request: Request, { actor, uses }: { actor: Actor; uses: readonly TokenUse[] }): boolean {
  return csrfTokenState(app, uses, { actor, token: request.headers.get('x-zone-token') }) === 'valid';
}

function invalidToken(): Failure {
  return new Failure({ status: 401, code: 'token', text: m.errors_token });
}
