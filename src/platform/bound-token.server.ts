/**
 * Tokens that are bound to a session and worthless without its cookie. The marker is in local storage where the
 * specification wants a token. The CSRF token is in the documents of private pages and is sent with their requests. A
 * script in a public document has the cookie but cannot read those documents, so its requests are refused.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RouteAccess } from '#src/routes/address.ts';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';

/**
 * The documents that have a CSRF token: sign-in, private pages of a visitor (forms, checkout, patient), pages of staff.
 */
export type TokenUse = 'sign-in' | 'visit' | 'staff';

const hourMs = 3_600_000;
/** How long a document may send with its token. Staff write longer than visitors; a sign-in takes less than an hour. */
const lifetimeMs: Record<TokenUse, number> = { 'sign-in': hourMs, visit: 4 * hourMs, staff: 8 * hourMs };

type Ports = Pick<App, 'config' | 'clock'>;

/** The use of the CSRF token that a document of this access carries. */
export function tokenUseOf(access: RouteAccess): TokenUse {
  if (access === 'staff') return 'staff';
  return access === 'identity' ? 'sign-in' : 'visit';
}

/** The CSRF token of that use for the actor; null for an actor without a session or guest token. */
export function csrfTokenFor(app: Ports, use: TokenUse, actor: Actor): string | null {
  const binding = bindingOf(actor);
  const expiresAt = (app.clock.now().getTime() + lifetimeMs[use]).toString(36);
  return binding && `z2.${expiresAt}.${mac(app, `csrf ${use}`, `${binding} ${expiresAt}`)}`;
}

/**
 * Whether the token belongs to the actor's session and to one of the uses: 'valid', 'expired', or 'foreign' for every
 * other text. Compares in constant time.
 */
export function csrfTokenState(
  app: Ports,
  uses: readonly TokenUse[],
  { actor, token }: { actor: Actor; token: string | null | undefined },
): 'valid' | 'expired' | 'foreign' {
  const binding = bindingOf(actor);
  const [version, expiresAt = '', presented = ''] = (token ?? '').split('.');
  if (!binding || version !== 'z2' || !/^[0-9a-z]{8,9}$/.test(expiresAt)) return 'foreign';
  if (!uses.some((use) => isSame(mac(app, `csrf ${use}`, `${binding} ${expiresAt}`), presented))) return 'foreign';
  return Number.parseInt(expiresAt, 36) > app.clock.now().getTime() ? 'valid' : 'expired';
}

/** The value of `token` in local storage; null for an actor without a session or guest token. */
export function markerFor(app: Pick<App, 'config'>, actor: Actor): string | null {
  const binding = bindingOf(actor);
  return binding && `m1.${mac(app, 'marker', binding)}`;
}

/** Whether the token is the marker of the actor's session. Compares in constant time. */
export function isMarker(app: Pick<App, 'config'>, actor: Actor, token: string | null | undefined): boolean {
  const expected = markerFor(app, actor);
  return expected !== null && !!token && isSame(expected, token);
}

/**
 * The key with which a private document encrypts typed text in the storage of its tab. It lasts as long as the
 * session.
 */
export function typingKeyFor(app: Pick<App, 'config'>, actor: Actor): string | null {
  const binding = bindingOf(actor);
  return binding && mac(app, 'typing', binding);
}

function bindingOf(actor: Actor): string | null {
  return 'sessionId' in actor ? actor.sessionId : actor.kind === 'guest' ? actor.tokenHash : null;
}

function mac({ config }: Pick<App, 'config'>, purpose: string, text: string): string {
  return createHmac('sha256', `${purpose} ${config.secretKey}`).update(text).digest('base64url');
}

function isSame(expected: string, presented: string): boolean {
  return presented.length === expected.length && timingSafeEqual(Buffer.from(presented), Buffer.from(expected));
}
