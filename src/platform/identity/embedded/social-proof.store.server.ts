/**
 * Identities that Google or Facebook has confirmed, stored for two minutes under a token that works once and in one
 * browser.
 */
import type { Database } from '#src/platform/db/transaction.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { identityVerifications } from './identity.table.ts';

const lifetimeMs = 2 * 60_000;
const prefix = 'social:';

/**
 * Stores a proof and returns the token that the pop-up passes to the page that opened it. It is worthless without
 * that browser's guest cookie.
 */
export async function storeSocialProof(
  app: Pick<App, 'db' | 'random' | 'clock' | 'secrets'>,
  identity: VerifiedIdentity,
  guestHash: string,
): Promise<string> {
  const token = app.random.token();
  const identifier = prefix + tokenHash(token);
  await app.db.insert(identityVerifications).values({
    id: app.random.uuid(),
    identifier,
    value: app.secrets.seal(JSON.stringify({ identity, guestHash }), ['identity_verifications', 'value', identifier]),
    expiresAt: new Date(app.clock.now().getTime() + lifetimeMs),
  });
  return token;
}

/** Deletes the proof and returns it: a second request gets nothing. */
export async function spendSocialProof(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  token: string,
  guestHash?: string,
): Promise<VerifiedIdentity | null> {
  const identifier = prefix + tokenHash(token);
  const [row] = await app.db
    .delete(identityVerifications)
    .where(and(eq(identityVerifications.identifier, identifier), gt(identityVerifications.expiresAt, app.clock.now())))
    .returning({ value: identityVerifications.value });
  if (!row) return null;
  const stored = JSON.parse(app.secrets.open(row.value, ['identity_verifications', 'value', identifier])) as {
    identity: VerifiedIdentity;
    guestHash: string;
  };
  return stored.guestHash === guestHash ? stored.identity : null;
}

/** Deletes expired reset links and provider proofs. Returns the number of deleted rows. */
export async function deleteEndedVerifications(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from identity_verifications where expires_at < now()`);
  return rowCount ?? 0;
}
