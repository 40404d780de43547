import { expect, test } from 'vitest';
import { IdentityError, type IdentityProvider } from './identity-provider.ts';

const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.test`;
const refusal = (code: string) => expect.objectContaining({ name: 'IdentityError', code }) as IdentityError;
const password = 'three kind otters';

/** The contract of the identity port, which every adapter must pass. */
export function keepsTheIdentityContract(open: () => IdentityProvider): void {
  test('a registered person signs in, and is the same person each time', async () => {
    const provider = open();
    const email = unique('register');
    const registered = await provider.register({ email, password, name: 'Aminah' });
    expect(registered).toMatchObject({ email, isEmailVerified: false, method: 'password' });
    const signedIn = await provider.signIn({ email, password });
    expect([signedIn.issuer, signedIn.subject]).toEqual([registered.issuer, registered.subject]);
    expect((await provider.signIn({ email: email.toUpperCase(), password })).subject).toBe(registered.subject);
  });

  test('an address is registered once', async () => {
    const provider = open();
    const email = unique('twice');
    await provider.register({ email, password, name: 'Aminah' });
    await expect(provider.register({ email, password: 'another long one', name: 'Stranger' })).rejects.toEqual(
      refusal('email_in_use'),
    );
    await expect(provider.signIn({ email, password: 'another long one' })).rejects.toEqual(
      refusal('invalid_credential'),
    );
  });

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const provider = open();
    const email = unique('wrong');
    await provider.register({ email, password, name: 'Aminah' });
    await expect(provider.signIn({ email, password: 'not the password' })).rejects.toEqual(
      refusal('invalid_credential'),
    );
    await expect(provider.signIn({ email: unique('nobody'), password })).rejects.toEqual(refusal('invalid_credential'));
  });

  test('who gives the present password sets another, and the old one is worth nothing', async () => {
    const provider = open();
    const email = unique('change');
    const { subject } = await provider.register({ email, password, name: 'Aminah' });
    await provider.setPassword({ subject, password: 'four kinder otters', present: { email, password } });
    await expect(provider.signIn({ email, password })).rejects.toEqual(refusal('invalid_credential'));
    expect((await provider.signIn({ email, password: 'four kinder otters' })).subject).toBe(subject);
  });

  keepsItsRefusals(open);
}

function keepsItsRefusals(open: () => IdentityProvider): void {
  test('a password below the provider’s minimum is refused', async () => {
    const provider = open();
    await expect(
      provider.register({ email: unique('short'), password: 'x'.repeat(provider.minimumPassword - 1), name: 'A' }),
    ).rejects.toEqual(refusal('weak_password'));
  });

  test('a reset of an unknown address fails nowhere', async () => {
    await expect(open().startReset(unique('unknown'))).resolves.toBeDefined();
  });

  test('a made-up reset code and a made-up token are refused', async () => {
    const provider = open();
    await expect(provider.finishReset({ code: 'made-up-reset-code', password })).rejects.toEqual(
      refusal('invalid_code'),
    );
    await expect(provider.verifyToken('made.up.token', {})).rejects.toEqual(refusal('invalid_token'));
  });
}
