/**
 * Use of a passkey, for sign-in or reauthentication. A challenge belongs to one browser, for five minutes, and is
 * valid once.
 */
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { App } from '#src/platform/app.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { findPasskey, updatePasskeyUse } from '../data/passkeys.store.server.ts';
import { openCeremony, relyingParty, sealCeremony } from './passkey-ceremony.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export interface PasskeyAnswer {
  ceremony: string;
  response: unknown;
  /** The key of the browser that got the challenge: its guest token's hash, or its session. */
  browser: string;
}

/** The options for the browser to use a passkey; the passkey itself names its owner. */
export async function startPasskeySignIn(
  app: Ports,
  browser: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; ceremony: string }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: relyingParty(app), userVerification: 'required' });
  return { options, ceremony: sealCeremony(app, { challenge: options.challenge, kind: 'use', browser }) };
}

/**
 * The owner of the passkey that the answer names, whether or not the answer is right; undefined for an unknown passkey.
 */
export async function ownerOfPasskey(app: Pick<App, 'db'>, response: unknown): Promise<string | undefined> {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? (await findPasskey(app.db, id))?.accountId : undefined;
}

/** The owner of the passkey that has signed the challenge. Throws passkey_invalid. */
export async function accountOfPasskey(
  app: Ports,
  { ceremony, response: sent, browser }: PasskeyAnswer,
): Promise<string> {
  const challenge = await openCeremony(app, ceremony, { kind: 'use', browser });
  const response = sent as AuthenticationResponseJSON;
  const passkey = typeof response?.id === 'string' ? await findPasskey(app.db, response.id) : undefined;
  if (!passkey) throw passkeyInvalid();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
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
