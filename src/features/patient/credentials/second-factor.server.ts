/** The second factor: a code from an authenticator app, or one of ten recovery codes, for every sign-in method. */
import { Secret, TOTP } from 'otpauth';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import {
  findAccount,
  type AccountRow,
  countGuess,
  giveBackGuess,
  updateAccount,
} from '#src/features/patient/accounts/accounts.server.ts';
import { changeCredential, requireReauthentication, type Owner } from './credential-changes.server.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTimeStep,
} from './data/second-factor.store.server.ts';
import { recoveryCodeCount, setUpMinutes, warnAt } from './credentials.rules.ts';
import { codeInvalid, secondFactorMissing, secondFactorOver, secondFactorThere } from './credentials.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

const periodSeconds = 30;

/**
 * Begins the set-up: a new secret, as text and as the address for an authenticator app. Throws second_factor_there,
 * proof_needed (403).
 */
export async function startSecondFactor(app: Ports, owner: Owner): Promise<{ secret: string; address: string }> {
  const account = await findAccount(app, owner.accountId);
  if (!account || account.secondFactorAt) throw secondFactorThere();
  await requireReauthentication(app, owner);
  // The same secret until it expires, so that a reloaded page shows the code that was scanned.
  const open = openSecret(app, account);
  const secret = open ?? new Secret({ size: 20 }).base32;
  if (!open)
    await updateAccount(app.db, account.id, {
      totpSecret: app.secrets.seal(secret, placeOfSecret(account.id)),
      totpSecretAt: app.clock.now(),
    });
  const { shortName } = await readSetting(app, 'brand');
  return { secret, address: totpOf(secret, { issuer: shortName, label: account.email }).toString() };
}

/**
 * Turns the second factor on with the first right code. Returns ten recovery codes, which are shown only once. Throws
 * code_invalid, second_factor_over, and as `changeCredential`.
 */
export async function confirmSecondFactor(app: Ports, owner: Owner, code: string): Promise<string[]> {
  return changeCredential(app, owner, {
    what: { change: 'second_factor_on', adds: true },
    work: async (tx, account) => {
      if (account.secondFactorAt) throw secondFactorThere();
      if (!openSecret(app, account)) throw secondFactorOver();
      if (!(await isTotp(app, tx, { account, code }))) throw codeInvalid();
      await updateAccount(tx, account.id, { secondFactorAt: app.clock.now() });
      return newRecoveryCodes(app, tx, account.id);
    },
  });
}

/** Makes new recovery codes; the old ones become invalid. Throws second_factor_missing, and as `changeCredential`. */
export async function renewRecoveryCodes(app: Ports, owner: Owner): Promise<string[]> {
  return changeCredential(app, owner, {
    what: { change: 'recovery_codes_renewed' },
    work: async (tx, account) => {
      if (!account.secondFactorAt) throw secondFactorMissing();
      return newRecoveryCodes(app, tx, account.id);
    },
  });
}

/** Turns it off. Throws second_factor_missing, and as `changeCredential`. */
export async function removeSecondFactor(app: Ports, owner: Owner): Promise<void> {
  await changeCredential(app, owner, {
    what: { change: 'second_factor_off' },
    work: async (tx, account) => {
      if (!account.secondFactorAt) throw secondFactorMissing();
      await updateAccount(tx, account.id, {
        totpSecret: null,
        totpSecretAt: null,
        secondFactorAt: null,
        totpLastStep: null,
      });
      await replaceRecoveryCodes(tx, account.id, []);
    },
  });
}

/** Whether it is on, since when, and how many recovery codes are left. */
export async function secondFactorState(
  app: Pick<App, 'db'>,
  { accountId }: { accountId: string },
): Promise<{ since: Date | null; recoveryCodesLeft: number }> {
  const [account, recoveryCodesLeft] = await Promise.all([
    findAccount(app, accountId),
    countRecoveryCodes(app.db, accountId),
  ]);
  return { since: account?.secondFactorAt ?? null, recoveryCodesLeft };
}

/**
 * Checks a code of the app or a recovery code, counted over all sign-ins; either works once. After the fifth wrong
 * one in a day the owner is notified by mail. Throws code_invalid (422), second_factor_missing (409) where it is off,
 * 429.
 */
export async function guessSecondFactor(
  app: Ports & Pick<App, 'pool' | 'logger'>,
  accountId: string,
  { code, ...from }: { code: string; clientAddress: string; device: string | null },
): Promise<void> {
  const account = await findAccount(app, accountId);
  if (!account?.secondFactorAt || !account.totpSecret) throw secondFactorMissing();
  const guess = { kind: 'second_factor', account: accountId, ...from } as const;
  const { failuresToday, isLast } = await countGuess(app, guess);
  if (await isCode(app, account, code)) return giveBackGuess(app, guess);
  if (isLast)
    await inTransaction(app.db, (tx) =>
      recordAudit(app, tx, {
        actor: { kind: 'system' },
        action: 'sign_in_locked',
        subjectKind: 'account',
        subjectId: accountId,
        patientId: accountId,
        detail: { by: 'second_factor' },
      }),
    );
  if (failuresToday === warnAt) await warnOwner(app, account);
  throw codeInvalid();
}

async function isCode(app: Ports, account: AccountRow, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(typed)) return isTotp(app, app.db, { account, code: typed });
  return takeRecoveryCode(app.db, {
    accountId: account.id,
    codeHash: recoveryHash(app, account.id, typed),
    now: app.clock.now(),
  });
}

async function warnOwner(app: Ports, account: AccountRow): Promise<void> {
  const { shortName, phone } = await readSetting(app, 'brand');
  const locale = { locale: account.language };
  await inTransaction(app.db, async (tx) => {
    const texts = await messageTexts(app, tx);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: account.email,
      now: app.clock.now(),
      dedupeKey: `wrong-codes:${app.random.uuid()}`,
      subject: texts.accounts_mail_wrong_codes_subject({ brand: shortName }, locale),
      text: texts.accounts_mail_wrong_codes({ name: account.name, phone }, locale),
    });
  });
}

/** The secret of an unconfirmed set-up that has not expired. */
function openSecret(app: Ports, { id, totpSecret, totpSecretAt }: AccountRow): string | null {
  const isOver = !totpSecretAt || app.clock.now().getTime() - totpSecretAt.getTime() >= setUpMinutes * 60_000;
  return totpSecret && !isOver ? app.secrets.open(totpSecret, placeOfSecret(id)) : null;
}

const placeOfSecret = (accountId: string) => ['accounts', 'totp_secret', accountId] as const;

async function isTotp(
  app: Ports,
  db: Database | Transaction,
  { account, code }: { account: AccountRow; code: string },
): Promise<boolean> {
  const timestamp = app.clock.now().getTime();
  const delta = totpOf(app.secrets.open(account.totpSecret!, placeOfSecret(account.id)), {}).validate({
    token: code.replace(/\s/g, ''),
    timestamp,
    window: 1,
  });
  if (delta === null) return false;
  return takeTimeStep(db, account.id, Math.floor(timestamp / 1000 / periodSeconds) + delta);
}

function totpOf(secret: string, names: { issuer?: string; label?: string }): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds, algorithm: 'SHA1' });
}

async function newRecoveryCodes(app: Ports, tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => app.random.reference('R'));
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => recoveryHash(app, accountId, code)),
  );
  return codes;
}

function recoveryHash(app: Pick<App, 'secrets'>, accountId: string, code: string): string {
  return app.secrets.hash(`recovery:${accountId}:${code}`);
}
