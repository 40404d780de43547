import { createLocalJWKSet } from 'jose';
import { describe, expect, test } from 'vitest';
import { keepsTheIdentityContract } from '#src/platform/identity/identity-contract.fixture.ts';
import { firebaseIdentity } from '#src/platform/identity/firebase/firebase-identity.server.ts';

const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (!emulatorHost) throw new Error('Run it by "npm run test:firebase", which starts the emulator.');
// The emulator's tokens are unsigned: Firebase's keys are not fetched.
const provider = firebaseIdentity(
  { projectId: 'demo-portal', apiKey: 'any', authDomain: 'demo-portal.firebaseapp.com', emulatorHost },
  createLocalJWKSet({ keys: [] }),
);

describe('Firebase, at its official emulator', () => {
  keepsTheIdentityContract(() => provider);

  test('a deleted user signs in no more, and an address that was moved does', async () => {
    const password = 'three kind otters';
    const { subject } = await provider.register({ email: 'moves@example.test', password, name: 'Aminah' });
    await provider.changeEmail({ subject, email: 'moved@example.test' });
    expect(await provider.signIn({ email: 'moved@example.test', password })).toMatchObject({
      subject,
      isEmailVerified: true,
    });
    await provider.setPassword({ subject, password: 'four calm herons' });
    await expect(provider.signIn({ email: 'moved@example.test', password })).rejects.toMatchObject({
      code: 'invalid_credential',
    });
    await provider.remove(subject);
    await provider.remove(subject);
    await expect(provider.signIn({ email: 'moved@example.test', password: 'four calm herons' })).rejects.toMatchObject({
      code: 'invalid_credential',
    });
    expect(await provider.listRevoked([subject])).toEqual([{ subject, before: null }]);
  });

  test('a user whom the project disabled is told as such, and may not stay signed in', async () => {
    const password = 'three kind otters';
    const { subject } = await provider.register({ email: 'disabled@example.test', password, name: 'Aminah' });
    const revoked = await provider.listRevoked([subject]);
    expect(revoked).toEqual([{ subject, before: expect.any(Date) as Date }]);
    await fetch(`http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/demo-portal/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: subject, disableUser: true }),
    });
    await expect(provider.signIn({ email: 'disabled@example.test', password })).rejects.toMatchObject({
      code: 'user_disabled',
    });
    expect(await provider.listRevoked([subject])).toEqual([{ subject, before: null }]);
  });

  test('a reset link that the emulator would mail sets the password once', async () => {
    await provider.register({ email: 'reset@example.test', password: 'three kind otters', name: 'Aminah' });
    expect(await provider.startReset('reset@example.test')).toEqual({ kind: 'sent' });
    const { oobCodes } = (await (
      await fetch(`http://${emulatorHost}/emulator/v1/projects/demo-portal/oobCodes`)
    ).json()) as { oobCodes: { oobCode: string }[] };
    const code = oobCodes.at(-1)!.oobCode;
    await provider.finishReset({ code, password: 'four calm herons' });
    await expect(provider.finishReset({ code, password: 'five slow snails' })).rejects.toMatchObject({
      code: 'invalid_code',
    });
    await expect(provider.signIn({ email: 'reset@example.test', password: 'three kind otters' })).rejects.toMatchObject(
      { code: 'invalid_credential' },
    );
  });
});
