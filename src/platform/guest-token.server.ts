/** Guest tokens: signed and stateless, so that a crawler creates no row. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guest } from './actor.ts';
import type { App } from './app.ts';
import { cookieText } from './http/cookies.ts';
import { tokenHash } from './token-hash.server.ts';
import { guestTokenDays } from '#src/shared/identifiers/guest-token.ts';

export const guestTokenSeconds = guestTokenDays * 86_400;

/** A new token: 256 random bits, its expiry, and a signature over both. */
export function issueGuestToken(app: Pick<App, 'clock' | 'random' | 'config'>): string {
  const claim = `g1.${app.random.token()}.${(app.clock.now().getTime() + guestTokenSeconds * 1000).toString(36)}`;
  return `${claim}.${signature(app, claim)}`;
}

/** The guest behind a token, or null when it is forged, malformed or expired. */
export function guestOf(app: Pick<App, 'clock' | 'config'>, token: string | undefined): Guest | null {
  const parts = token?.split('.') ?? [];
  if (!token || token.length > 200 || parts.length !== 4 || parts[0] !== 'g1') return null;
  const presented = Buffer.from(parts[3]!);
  const expected = Buffer.from(signature(app, parts.slice(0, 3).join('.')));
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) return null;
  if (Number.parseInt(parts[2]!, 36) <= app.clock.now().getTime()) return null;
  return { kind: 'guest', tokenHash: tokenHash(token) };
}

function signature(app: Pick<App, 'config'>, claim: string): string {
  return createHmac('sha256', `guest ${app.config.secretKey}`).update(claim).digest('base64url');
}

/** A new guest with its cookie: at sign-out the guest of the patient must not continue. */
export function newGuest(app: Pick<App, 'clock' | 'random' | 'config'>): { guest: Guest; cookie: string } {
  const token = issueGuestToken(app);
  return {
    guest: guestOf(app, token)!,
    cookie: cookieText(app, { name: 'guest', value: token, maxAgeSeconds: guestTokenSeconds }),
  };
}
