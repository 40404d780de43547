import { createLocalJWKSet } from 'jose';
import { describe, expect, test } from 'vitest';
import { keepsTheIdentityContract } from '#src/platform/identity/identity-contract.fixture.ts';
import { firebaseIdentity } from '#src/platform/identity/firebase/firebase-identity.server.ts';

const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (!emulatorHost) throw new Error('Run it by "npm run test:firebase", which starts the emulator.');
// The emulator's tokens are unsigned: no key of Firebase's is asked for.
const provider = firebaseIdentity(
  { projectId: 'demo-portal', apiKey: 'any', authDomain: 'demo-portal.firebaseapp.com', emulatorHost },
  createLocalJWKSet({ keys: [] }),
);

describe('Firebase, at its official emulator', () => {
  keepsTheIdentityContract(() => provider);

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
