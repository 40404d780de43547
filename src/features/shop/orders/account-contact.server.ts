import type { App } from '#src/platform/app.ts';
import { findAccountContact } from './data/orders.store.server.ts';

/**
 * A patient's own name, mail address and phone in clear (empty where missing), to prefill a form. Undefined for a
 * deleted account.
 */
export async function readAccountContact(
  app: Pick<App, 'db' | 'secrets'>,
  accountId: string,
): Promise<{ name: string; email: string; phone: string } | undefined> {
  const account = await findAccountContact(app.db, accountId);
  return (
    account && {
      name: account.name,
      email: account.email,
      phone: account.phone ? app.secrets.open(account.phone, ['accounts', 'phone', account.id]) : '',
    }
  );
}
