/**
 * The link in the registration mail: a reader who also knows the password of the registration has verified the
 * address.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import {
  findAccountByEmail,
  listIdentities,
  readVerificationCode,
  proveAddress,
  type EndSessions,
} from '#src/features/patient/accounts/accounts.server.ts';
import { guessPassword, isOwnPassword } from './password.server.ts';
import { linkInvalid } from './credentials.errors.ts';

/**
 * Verifies the address by the mailed link. The password is required too: a stranger may have registered the address,
 * and must not get an account that its owner confirmed. Throws link_invalid for a link that is malformed, expired,
 * used, or of an address that changed or was verified otherwise, password_wrong (422), 429. Returns the address.
 */
export async function verifyAddress(
  app: App,
  input: { code: string; password: string; clientAddress: string; endSessions: EndSessions },
): Promise<{ email: string }> {
  const claim = readVerificationCode(app, input.code);
  const account = claim && (await findAccountByEmail(app.db, claim.email));
  if (!claim || account?.id !== claim.verify || claim.until <= app.clock.now().getTime()) throw linkInvalid();
  // A link works once.
  if (account.emailVerifiedAt) throw linkInvalid();
  await guessPassword(app, account, { password: input.password, clientAddress: input.clientAddress, device: null });
  const confirmed = (await listIdentities(app.db, account.id)).find(isOwnPassword) ?? null;
  await inTransaction(app.db, (tx) => proveAddress(app, tx, { account, confirmed, endSessions: input.endSessions }));
  return { email: claim.email };
}
