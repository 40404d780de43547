import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { checkCode, readPhone, spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { updateAccount } from './data/accounts.store.server.ts';

/** The code proves the number: it becomes the account's own. Throws code_wrong, code_expired, code_used, phone_invalid. */
export async function confirmPhone(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  actor: Pick<Patient, 'accountId'>,
  input: { phone: string; code: string },
): Promise<void> {
  const phone = readPhone(app, input.phone);
  const codeId = await checkCode(app, { ...input, purpose: 'verify' });
  await inTransaction(app.db, async (tx) => {
    await spendCode(tx, codeId);
    await updateAccount(tx, actor.accountId, {
      phone: app.secrets.seal(phone.number, ['accounts', 'phone', actor.accountId]),
      phoneHash: phone.hash,
      phoneVerifiedAt: app.clock.now(),
    });
  });
}
