/** The link that registration mails: its reader, who also knows the password of the registration, has proved the address. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { linkInvalid } from './accounts.errors.ts';
import { findAccountByEmail, listIdentities } from './data/accounts.store.server.ts';
import { guessPassword, isOwnPassword } from './password.server.ts';
import { readVerificationCode } from './verification-code.server.ts';
import { proveAddress, type EndSessions } from './prove-address.server.ts';

/**
 * The owner of the mailbox has opened the link. The password is asked for too: a stranger may have registered the address,
 * and must not get an account that its owner confirmed. Throws link_invalid for a link that is broken, over, used, or of an address
 * that changed since or was proved otherwise, password_wrong (422), 429. Answers the address.
 */
export async function verifyAddress(
  app: App,
  input: { code: string; password: string; clientAddress: string; endSessions: EndSessions },
): Promise<{ email: string }> {
  const claim = readVerificationCode(app, input.code);
  const account = claim && (await findAccountByEmail(app.db, claim.email));
  if (!claim || account?.id !== claim.verify || claim.until <= app.clock.now().getTime()) throw linkInvalid();
  // A link works once: who proved the address has no use for another.
  if (account.emailVerifiedAt) throw linkInvalid();
  await guessPassword(app, account, { password: input.password, clientAddress: input.clientAddress, device: null });
  const kept = (await listIdentities(app.db, account.id)).find(isOwnPassword) ?? null;
  await inTransaction(app.db, (tx) => proveAddress(app, tx, account, { kept, endSessions: input.endSessions }));
  return { email: claim.email };
}
