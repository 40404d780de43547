import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { isBoundToken } from '#src/platform/bound-token.server.ts';
import { guestOf } from '#src/platform/guest-token.server.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import type { ApiCall, ApiInput } from '#src/platform/http/api-call.ts';
import { findSignedIn } from '#src/features/patient/sign-in/session.server.ts';
import { Failure } from '#src/shared/failure.ts';
import { visitorOf } from './visitor.ts';

type Caller = Pick<ApiInput<unknown, unknown>, 'actor' | 'ensureGuest' | 'setCookie' | 'cookie' | 'isBrowser'> & {
  cookies: string[];
};

/**
 * Who makes a call. A client that is not a browser is who its bearer says: a guest's token or a session's. A browser is
 * who its cookies say; its bearer is a marker that must belong to them, and for a patient's data the zone token must too.
 */
export async function callerOf(
  app: App,
  request: Request,
  { access, keepsAlive = access !== 'session' }: Pick<ApiCall, 'access' | 'keepsAlive'>,
): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (access === 'partner') return partnerOf(app, request, bearer);
  const visitor = await visitorOf(app, request, { audience: 'patient', isUse: keepsAlive });
  const isBrowser = request.headers.has('sec-fetch-site');
  const actor =
    bearer && !bearer.startsWith('m1.')
      ? await bearerOf(app, bearer, access)
      : cookieActor(app, request, { actor: visitor.actor, guest: visitor.guest, bearer, access });
  if (access === 'patient' && actor.kind !== 'patient')
    throw new Failure({ status: 401, code: 'sign_in', text: m.session_error_sign_in });
  return {
    actor,
    isBrowser,
    cookies: visitor.cookies,
    cookie: (name) => readCookie(app, request, name),
    ensureGuest: visitor.ensureGuest,
    setCookie: (text) => void visitor.cookies.push(text),
  };
}

/** Another program: what it books is its own, by the hash of its key. A browser is none. */
function partnerOf(app: App, request: Request, bearer: string | undefined): Caller {
  const isKnown =
    bearer !== undefined &&
    !request.headers.has('sec-fetch-site') &&
    (app.config.engineKeys ?? []).some((key) => tokenHash(key) === tokenHash(bearer));
  if (!isKnown) throw invalidToken();
  const partner = { kind: 'guest' as const, tokenHash: `partner ${tokenHash(bearer)}` };
  return {
    actor: partner,
    isBrowser: false,
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
  // Calls about the session itself answer that a token is invalid; they do not fail for it.
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
  if (bearer && !isBoundToken(app, 'marker', actor, bearer)) throw invalidToken();
  if (actor.kind !== 'patient' || isBoundToken(app, 'zone', actor, request.headers.get('x-zone-token'))) return actor;
  if (access === 'patient') throw new Failure({ status: 403, code: 'zone', text: m.session_error_zone });
  return guest ?? { kind: 'anyone' };
}

function invalidToken(): Failure {
  return new Failure({ status: 401, code: 'token', text: m.errors_token });
}
