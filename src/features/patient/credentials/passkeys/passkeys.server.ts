/** Passkeys: sign-in with the device's screen lock. A passkey with user verification counts as both factors. */
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { passkeyInvalid, findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { changeCredential, requireReauthentication } from '../credential-changes.server.ts';
import { deletePasskey, insertPasskey, listPasskeys } from '../data/passkeys.store.server.ts';
import { openCeremony, relyingParty, sealCeremony } from './passkey-ceremony.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

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

/** The options for the browser to create a passkey; `ceremony` comes back with its answer, from this session. */
export async function startPasskey(
  app: Ports,
  owner: Patient | Staff,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; ceremony: string }> {
  const [account, existing, brand] = await Promise.all([
    findAccount(app, owner.accountId),
    listPasskeys(app.db, owner.accountId),
    readSetting(app, 'brand'),
  ]);
  if (!account) throw passkeyInvalid();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: brand.groupName,
    rpID: relyingParty(app),
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    options,
    ceremony: sealCeremony(app, { challenge: options.challenge, kind: 'make', browser: owner.sessionId }),
  };
}

/** Stores the created passkey, which then suffices for sign-in. Throws passkey_invalid, and as `changeCredential`. */
export async function addPasskey(
  app: Ports,
  owner: Patient | Staff,
  input: { ceremony: string; response: unknown; label: string },
): Promise<void> {
  // Checked first, so that a challenge is not used up by a request that is refused anyway.
  await requireReauthentication(app, owner);
  const challenge = await openCeremony(app, input.ceremony, { kind: 'make', browser: owner.sessionId });
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: app.config.publicOrigin,
    expectedRPID: relyingParty(app),
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw passkeyInvalid();
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const label = input.label.trim().slice(0, 60) || 'Passkey';
  const id = app.random.uuid();
  await changeCredential(app, owner, {
    what: { change: 'passkey_added', label, subject: { kind: 'passkey', id }, adds: true },
    work: (tx) =>
      insertPasskey(tx, {
        id,
        accountId: owner.accountId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        label,
        isBackedUp: credentialBackedUp,
        createdAt: app.clock.now(),
      }),
  });
}

/** Deletes a passkey; false when it is not the owner's. Throws as `changeCredential`. */
export async function removePasskey(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  owner: Patient | Staff,
  id: string,
): Promise<boolean> {
  return changeCredential(app, owner, {
    what: { change: 'passkey_removed', subject: { kind: 'passkey', id } },
    work: (tx) => deletePasskey(tx, { id, accountId: owner.accountId }),
  });
}
