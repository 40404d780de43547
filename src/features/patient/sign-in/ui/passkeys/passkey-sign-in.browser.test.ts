import { startRegistration } from '@simplewebauthn/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { answerCalls } from '#tests/support/browser-page.tsx';
import { signInByPasskey } from './passkey-sign-in.ts';

beforeEach(() => localStorage.clear());

const challenge = 'Y2hhbGxlbmdlIG9mIHRoZSB0ZXN0';
const asked = {
  data: {
    ceremony: 'ceremony of the test',
    options: { challenge, rpId: location.hostname, userVerification: 'required' },
  },
};

/** A device with a lock that always opens; it goes when the test ends. */
async function deviceWithLock(isUserVerified = true): Promise<void> {
  const device = cdp() as unknown as { send(command: string, options?: object): Promise<{ authenticatorId: string }> };
  await device.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified,
  };
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options });
  onTestFinished(async () => void (await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })));
}

const register = () =>
  startRegistration({
    optionsJSON: {
      challenge,
      rp: { name: 'Test', id: location.hostname },
      user: { id: 'dXNlcg', name: 'mei.ling@example.test', displayName: 'Mei Ling' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  });

describe('sign-in by a passkey', () => {
  it('answers the server’s challenge with the key that the device holds', async () => {
    await deviceWithLock();
    const { id } = await register();
    const calls = answerCalls((path) => (path.endsWith('options') ? asked : { status: false, message: 'Not here' }));
    await signInByPasskey();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/passkey_options', '/api/auth/passkey_login']);
    const { ceremony, response } = calls[1]!.body as {
      ceremony: string;
      response: { id: string; response: { clientDataJSON: string } };
    };
    expect([ceremony, response.id]).toEqual(['ceremony of the test', id]);
    const clientData = JSON.parse(atob(response.response.clientDataJSON)) as { type: string; challenge: string };
    expect(clientData).toMatchObject({ type: 'webauthn.get', challenge });
  });

  it('says nothing when the visitor gives up', async () => {
    answerCalls(() => asked);
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('given up', 'NotAllowedError'));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await signInByPasskey()).toEqual({});
  });

  it('says what went wrong otherwise', async () => {
    answerCalls(() => asked);
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('broken', 'UnknownError'));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await signInByPasskey()).toMatchObject({ trouble: { title: 'Login' } });
  });
});
