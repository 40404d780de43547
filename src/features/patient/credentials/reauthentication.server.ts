/**
 * Reauthentication: a signed-in owner proves the identity again before a credential is changed, because a session in
 * an unattended browser is not enough.
 */
import type { Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { issueOneTimeCode, spendOneTimeCode } from '#src/platform/one-time-codes/one-time-codes.server.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { passkeyInvalid, findAccount, type AccountRow } from '#src/features/patient/accounts/accounts.server.ts';
import { listPasskeys } from './data/passkeys.store.server.ts';
import { noteProof } from './credential-changes.server.ts';
import { accountOfPasskey, type PasskeyAnswer } from './passkeys/passkey-sign-in.server.ts';
import { guessPassword, hasPassword } from './password.server.ts';
import { guessSecondFactor } from './second-factor.server.ts';
import { proofCodeLimit, proofCodeMinutes } from './credentials.rules.ts';
import { codeInvalid, passwordWrong } from './credentials.errors.ts';

export type ProofMethod = 'code' | 'password' | 'passkey' | 'mail';
export type OwnerProof =
  | { way: 'code' | 'password' | 'mail'; value: string }
  | { way: 'passkey'; answer: PasskeyAnswer };
type SignedIn = Patient | Staff;

/**
 * How this owner can reauthenticate: by the code of the second factor where it is on, otherwise by the password, and
 * also by a passkey. An owner with none of them (Google or Facebook alone) gets a code by mail.
 */
export async function proofMethods(app: Pick<App, 'db'>, owner: SignedIn): Promise<ProofMethod[]> {
  const [account, passkeys] = await Promise.all([
    findAccount(app, owner.accountId),
    listPasskeys(app.db, owner.accountId),
  ]);
  const methods: ProofMethod[] = account?.secondFactorAt
    ? ['code']
    : (await hasPassword(app, owner.accountId))
      ? ['password']
      : [];
  if (passkeys.length > 0) methods.push('passkey');
  return methods.length > 0 ? methods : ['mail'];
}

/**
 * Reauthenticates the owner; valid for five minutes in this session, which gets another token: the returned one. A
 * method that this owner does not have is refused like a wrong one. Throws password_wrong, code_invalid (422),
 * passkey_invalid (401), 429.
 */
export async function proveOwner(
  app: App,
  owner: SignedIn,
  { proof, clientAddress }: { proof: OwnerProof; clientAddress: string },
): Promise<{ token: string }> {
  const [account, methods] = await Promise.all([findAccount(app, owner.accountId), proofMethods(app, owner)]);
  if (!account) throw passwordWrong();
  if (!methods.includes(proof.way)) throw refusals[proof.way]();
  await checkProof(app, { owner, account, proof, clientAddress });
  const token = await inTransaction(app.db, async (tx) => {
    await recordAudit(app, tx, {
      actor: owner,
      action: 'owner_proved',
      subjectKind: 'session',
      subjectId: owner.sessionId,
      detail: { way: proof.way },
    });
    return noteProof(app, tx, owner);
  });
  return { token };
}

/** Mails the code to an owner without another method: ten minutes, five tries, for this session alone. Throws 429. */
export async function mailOwnerCode(app: App, owner: SignedIn): Promise<void> {
  const account = await findAccount(app, owner.accountId);
  if (!account || !(await proofMethods(app, owner)).includes('mail')) return;
  await countAgainstLimit(app, proofCodeLimit, owner.accountId);
  const { shortName } = await readSetting(app, 'brand');
  const locale = { locale: account.language };
  await inTransaction(app.db, async (tx) => {
    const code = await issueOneTimeCode(app, tx, { ...codeSubject(owner), minutes: proofCodeMinutes });
    const texts = await messageTexts(app, tx);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: account.email,
      now: app.clock.now(),
      dedupeKey: `owner-code:${app.random.uuid()}`,
      subject: texts.accounts_mail_proof_subject({ brand: shortName }, locale),
      text: texts.accounts_mail_proof({ name: account.name, code, minutes: proofCodeMinutes }, locale),
    });
  });
}

const refusals = { code: codeInvalid, mail: codeInvalid, password: passwordWrong, passkey: passkeyInvalid } as const;

async function checkProof(
  app: App,
  input: { owner: SignedIn; account: AccountRow; proof: OwnerProof; clientAddress: string },
): Promise<void> {
  const { owner, account, proof, clientAddress } = input;
  // Guesses in an unattended browser count for its session, so that they do not lock its owner out elsewhere.
  const guess = { clientAddress, device: owner.sessionId };
  if (proof.way === 'passkey') {
    if ((await accountOfPasskey(app, proof.answer)) !== account.id) throw passkeyInvalid();
  } else if (proof.way === 'password') await guessPassword(app, account, { password: proof.value, ...guess });
  else if (proof.way === 'code') await guessSecondFactor(app, account.id, { code: proof.value, ...guess });
  else if (!(await spendOneTimeCode(app, { ...codeSubject(owner), code: proof.value }))) throw codeInvalid();
}

function codeSubject({ accountId, sessionId }: SignedIn) {
  return { purpose: 'owner' as const, subject: `${accountId} ${sessionId}` };
}
