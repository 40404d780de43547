import type { App } from '#src/platform/app.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { insertSpentChallenge } from './data/passkeys.store.server.ts';

/**
 * Marks a random value as used; returns whether it was unused, on all servers. Its row is deleted after the value
 * expires.
 */
export function spendOnce(app: Pick<App, 'db'>, { value, until }: { value: string; until: Date }): Promise<boolean> {
  return insertSpentChallenge(app.db, { challengeHash: tokenHash(value), expiresAt: until });
}
