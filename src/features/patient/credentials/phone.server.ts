import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { checkCode, readPhone, spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { changeCredential, requireReauthentication } from './credential-changes.server.ts';
import { updateAccount } from '#src/features/patient/accounts/accounts.server.ts';

/**
 * Verifies the number by the code and stores it in the account. Throws code_wrong, code_expired, code_used,
 * phone_invalid, and as `changeCredential`.
 */
export async function confirmPhone(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  actor: Patient,
  input: { phone: string; code: string },
): Promise<void> {
  const phone = readPhone(app, input.phone);
  // Checked first, so that nobody at an unattended browser learns whether a code is right.
  await requireReauthentication(app, actor);
  const codeId = await checkCode(app, { ...input, purpose: 'verify' });
  await changeCredential(app, actor, {
    what: { change: 'phone_proved', adds: true },
    work: async (tx) => {
      await spendCode(tx, codeId);
      await updateAccount(tx, actor.accountId, {
        phone: app.secrets.seal(phone.number, ['accounts', 'phone', actor.accountId]),
        phoneHash: phone.hash,
        phoneVerifiedAt: app.clock.now(),
      });
    },
  });
}
