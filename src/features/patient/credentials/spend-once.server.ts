import type { App } from '#src/platform/app.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { insertSpentChallenge } from './data/passkeys.store.server.ts';

/** Whether a random value is answered for the first time, on all servers. Its row is deleted once the value is over. */
export function spendOnce(app: Pick<App, 'db'>, { value, until }: { value: string; until: Date }): Promise<boolean> {
  return insertSpentChallenge(app.db, { challengeHash: tokenHash(value), expiresAt: until });
}
