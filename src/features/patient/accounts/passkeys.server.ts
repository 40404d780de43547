/** Passkeys: sign-in by the device's own lock. A passkey that verified its user is both factors in one. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { recordAudit } from '#src/features/console/staff/audit.server.ts';
import { m } from '#src/paraglide/messages.js';
import { passkeyInvalid } from './accounts.errors.ts';
import { findAccount } from './accounts.server.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyUse,
} from './data/passkeys.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;
const challengeMinutes = 15;

export interface Passkey {
  id: string;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The account's passkeys, oldest first. */
export async function listOwnPasskeys(app: Pick<App, 'db'>, owner: { accountId: string }): Promise<Passkey[]> {
  return (await listPasskeys(app.db, owner.accountId)).map(({ id, label, createdAt, lastUsedAt }) => ({
    id,
    label,
    createdAt,
    lastUsedAt,
  }));
}

/** What the browser needs to make a passkey; `ceremony` comes back with its answer. */
export async function startPasskey(
  app: Ports,
  owner: { accountId: string },
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; ceremony: string }> {
  const [account, existing, brand] = await Promise.all([
    findAccount(app, owner.accountId),
    listPasskeys(app.db, owner.accountId),
    readSetting(app, 'brand'),
  ]);
  if (!account) throw passkeyInvalid();
  const options = await generateRegistrationOptions({
    rpName: brand.groupName,
    rpID: relyingParty(app),
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, ceremony: sealCeremony(app, options.challenge, owner.accountId) };
}

/** Keeps the passkey that the browser made, and tells its owner by mail: it opens the account by itself. Throws passkey_invalid. */
export async function addPasskey(
  app: Ports,
  owner: Patient | Staff,
  input: { ceremony: string; response: unknown; label: string },
): Promise<void> {
  const challenge = openCeremony(app, input.ceremony, owner.accountId);
  const checked = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: app.config.publicOrigin,
    expectedRPID: relyingParty(app),
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw passkeyInvalid();
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const [account, brand] = await Promise.all([findAccount(app, owner.accountId), readSetting(app, 'brand')]);
  if (!account) throw passkeyInvalid();
  const now = app.clock.now();
  const label = input.label.trim().slice(0, 60) || 'Passkey';
  const id = app.random.uuid();
  const passkey = {
    id,
    accountId: owner.accountId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    label,
    isBackedUp: credentialBackedUp,
    createdAt: now,
  };
  await inTransaction(app.db, async (tx) => {
    await insertPasskey(tx, passkey);
    await noteChange(app, tx, { owner, action: 'passkey_added', id });
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: account.email,
      now,
      dedupeKey: `passkey:${id}`,
      subject: m.accounts_mail_passkey_subject({ brand: brand.shortName }, { locale: account.language }),
      text: m.accounts_mail_passkey({ name: account.name, label, phone: brand.phone }, { locale: account.language }),
    });
  });
}

/** Takes one away; false when it is not the owner's. */
export async function removePasskey(
  app: Pick<App, 'db' | 'clock'>,
  owner: Patient | Staff,
  id: string,
): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const isRemoved = await deletePasskey(tx, { id, accountId: owner.accountId });
    if (isRemoved) await noteChange(app, tx, { owner, action: 'passkey_removed', id });
    return isRemoved;
  });
}

function noteChange(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { owner, action, id }: { owner: Patient | Staff; action: string; id: string },
): Promise<void> {
  return recordAudit(app, tx, {
    actor: owner,
    action,
    subjectKind: 'passkey',
    subjectId: id,
    ...(owner.kind === 'patient' ? { patientId: owner.accountId } : {}),
  });
}

/** What the browser needs to sign in with a passkey; it says itself whose it is. */
export async function startPasskeySignIn(
  app: Ports,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; ceremony: string }> {
  const options = await generateAuthenticationOptions({ rpID: relyingParty(app), userVerification: 'required' });
  return { options, ceremony: sealCeremony(app, options.challenge, '') };
}

/** Whose passkey has signed the challenge. Throws passkey_invalid. */
export async function accountOfPasskey(app: Ports, input: { ceremony: string; response: unknown }): Promise<string> {
  const challenge = openCeremony(app, input.ceremony, '');
  const response = input.response as AuthenticationResponseJSON;
  const passkey = typeof response?.id === 'string' ? await findPasskey(app.db, response.id) : undefined;
  if (!passkey) throw passkeyInvalid();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: app.config.publicOrigin,
    expectedRPID: relyingParty(app),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!checked?.verified) throw passkeyInvalid();
  await updatePasskeyUse(app.db, passkey.id, {
    counter: checked.authenticationInfo.newCounter,
    lastUsedAt: app.clock.now(),
  });
  return passkey.accountId;
}

function relyingParty({ config }: Pick<App, 'config'>): string {
  return new URL(config.publicOrigin).hostname;
}

/** The challenge, sealed, with whose ceremony it is and until when: nothing is stored for one that is never finished. */
function sealCeremony(app: Ports, challenge: string, accountId: string): string {
  return app.secrets.seal(
    JSON.stringify({ challenge, accountId, until: app.clock.now().getTime() + challengeMinutes * 60_000 }),
  );
}

function openCeremony(app: Ports, ceremony: string, accountId: string): string {
  try {
    const claim = JSON.parse(app.secrets.open(ceremony)) as { challenge: string; accountId: string; until: number };
    if (claim.accountId === accountId && claim.until > app.clock.now().getTime()) return claim.challenge;
  } catch {
    // Not ours, or altered: refused below like one that is over.
  }
  throw passkeyInvalid();
}
