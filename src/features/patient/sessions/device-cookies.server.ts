/**
 * Known devices. A browser that signed in to an account is recognised by a signed cookie, renewed at each sign-in:
 * wrong guesses of others do not lock it out. The cookie grants no access, and becomes invalid for the account when
 * its owner resets the password or signs out everywhere.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { isDeviceKnown, renewDevice } from './data/device-cookies.store.server.ts';
import { deviceDays } from './session.rules.ts';

/**
 * The key of the device in that account's limits; null for a device that never signed in to it, and for a forged
 * cookie.
 */
export async function readDeviceCookie(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  cookie: string | undefined,
  account: { email: string } | { id: string },
): Promise<string | null> {
  const hash = hashOf(app, cookie);
  return hash && (await isDeviceKnown(app.db, { tokenHash: hash, account, now: app.clock.now() })) ? hash : null;
}

/** Records the browser's sign-in; returns its new cookie. The old one becomes invalid. */
export async function rememberDevice(
  app: Pick<App, 'clock' | 'random' | 'config'>,
  tx: Transaction,
  { cookie, accountId }: { cookie: string | undefined; accountId: string },
): Promise<string> {
  const claim = `d1.${app.random.token()}`;
  const token = `${claim}.${signature(app, claim)}`;
  await renewDevice(tx, {
    from: hashOf(app, cookie),
    to: tokenHash(token),
    accountId,
    expiresAt: new Date(app.clock.now().getTime() + deviceDays * 86_400_000),
  });
  return token;
}

function hashOf(app: Pick<App, 'config'>, cookie: string | undefined): string | null {
  const parts = cookie?.split('.') ?? [];
  if (!cookie || cookie.length > 200 || parts.length !== 3 || parts[0] !== 'd1') return null;
  const presented = Buffer.from(parts[2]!);
  const expected = Buffer.from(signature(app, parts.slice(0, 2).join('.')));
  return presented.length === expected.length && timingSafeEqual(presented, expected) ? tokenHash(cookie) : null;
}

function signature({ config }: Pick<App, 'config'>, claim: string): string {
  return createHmac('sha256', `device ${config.secretKey}`).update(claim).digest('base64url');
}
