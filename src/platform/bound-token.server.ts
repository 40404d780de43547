/**
 * Tokens that are bound to a visit and worth nothing without its cookie. A marker stands in local storage where the
 * specification wants a token; a zone token stands in the documents of the private zones and goes with what they send,
 * so that a script in a public document, which has the cookie's power but cannot read those documents, is refused.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';

type Purpose = 'marker' | 'zone';

/** The token of that purpose for who acts; null for someone whom the server does not know. */
export function boundToken(app: Pick<App, 'config'>, purpose: Purpose, actor: Actor): string | null {
  const visit = 'sessionId' in actor ? actor.sessionId : actor.kind === 'guest' ? actor.tokenHash : null;
  return (
    visit &&
    `${purpose === 'marker' ? 'm1' : 'z1'}.${createHmac('sha256', `${purpose} ${app.config.secretKey}`).update(visit).digest('base64url')}`
  );
}

/** Whether it is that visit's token, in constant time. */
export function isBoundToken(
  app: Pick<App, 'config'>,
  purpose: Purpose,
  actor: Actor,
  token: string | null | undefined,
): boolean {
  const expected = boundToken(app, purpose, actor);
  if (!expected || !token || token.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected));
}
