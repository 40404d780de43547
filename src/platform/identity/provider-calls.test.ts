import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import type { Config } from '../app.ts';
import { socialSignIn } from './social-sign-in.server.ts';
import { facebookPerson, googlePerson, type Ask } from './provider-calls.server.ts';

const keys = { clientId: 'our-app', clientSecret: 'our-secret' };
const answer = {
  code: 'code',
  verifier: 'verifier',
  nonce: 'of this visit',
  returnAddress: 'https://portal.test/login/with/google/return',
};
const idToken = (claims: Record<string, unknown> = {}) =>
  new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: 'our-app',
    nonce: 'of this visit',
    sub: '42',
    email: 'Aminah@Example.test',
    email_verified: true,
    name: 'Aminah',
    ...claims,
  }).encode();

/** A provider that answers one thing after the other, and what it was asked. */
function provider(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const ask: Ask = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
  return { ask, asked };
}
const code = (error: string) => expect.objectContaining({ name: 'IdentityError', code: error }) as Error;

test('Google says who somebody is, asked once with our secret, and follows no redirect', async () => {
  const google = provider(Response.json({ id_token: idToken() }));
  expect(await googlePerson(google.ask, keys, answer)).toEqual({
    subject: '42',
    email: 'aminah@example.test',
    isEmailVerified: true,
    name: 'Aminah',
  });
  const [{ url, init }] = google.asked as [(typeof google.asked)[number]];
  expect(url).toBe('https://oauth2.googleapis.com/token');
  expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
    grant_type: 'authorization_code',
    client_id: 'our-app',
    client_secret: 'our-secret',
    code: 'code',
    redirect_uri: answer.returnAddress,
    code_verifier: 'verifier',
  });
  expect([init.redirect, init.signal instanceof AbortSignal]).toEqual(['error', true]);
});

test('Facebook says who somebody is, and its address counts as not verified', async () => {
  const facebook = provider(
    Response.json({ access_token: 'of the person', id_token: idToken() }),
    Response.json({ id: '7', name: 'Aminah', email: 'Aminah@Example.test', email_verified: true }),
  );
  expect(await facebookPerson(facebook.ask, keys, answer)).toEqual({
    subject: '7',
    email: 'aminah@example.test',
    isEmailVerified: false,
    name: 'Aminah',
  });
  expect((facebook.asked[0]!.init.body as URLSearchParams).get('code_verifier')).toBe('verifier');
  expect(facebook.asked.map(({ url, init }) => [url.includes('of the person'), init.redirect])).toEqual([
    [false, 'error'],
    [false, 'error'],
  ]);
});

test.each([
  ['a token for another app', Response.json({ id_token: idToken({ aud: 'another-app' }) }), 'invalid_token'],
  ['a token of another issuer', Response.json({ id_token: idToken({ iss: 'https://evil.test' }) }), 'invalid_token'],
  ['a token of another visit', Response.json({ id_token: idToken({ nonce: 'of another visit' }) }), 'invalid_token'],
  ['a token of no visit', Response.json({ id_token: idToken({ nonce: undefined }) }), 'invalid_token'],
  ['no token', Response.json({}), 'invalid_token'],
  ['a refused code', Response.json({ error: 'invalid_grant' }, { status: 400 }), 'invalid_token'],
  ['an outage', new Response('', { status: 503 }), 'unavailable'],
  ['a lost connection or a redirect', new TypeError('fetch failed'), 'unavailable'],
  ['something that is no JSON', new Response('<html>'), 'unavailable'],
  ['an answer without end', new Response('x'.repeat(100_001)), 'unavailable'],
])('%s opens nothing', async (_name, given, error) => {
  await expect(googlePerson(provider(given).ask, keys, answer)).rejects.toEqual(code(error));
});

test('a token of another visit opens nothing with Facebook either', async () => {
  const other = { access_token: 'of the person', id_token: idToken({ nonce: 'of another visit' }) };
  const facebook = provider(Response.json(other), Response.json({ id: '7', name: 'Aminah' }));
  await expect(facebookPerson(facebook.ask, keys, answer)).rejects.toEqual(code('invalid_token'));
});

test.each(['google', 'facebook'] as const)(
  '%s is asked with PKCE and a nonce that follow from the state',
  async (name) => {
    const config = { publicOrigin: 'https://portal.test', social: { [name]: keys }, secretKey: 's'.repeat(32) };
    const social = socialSignIn({ config: config as unknown as Config, clock: { now: () => new Date(0) } });
    const asked = async (state: string) => new URL(await social.addressOf(name, state)).searchParams;
    const [one, again, another] = [await asked('one'), await asked('one'), await asked('another')];
    expect(one.get('code_challenge_method')).toBe('S256');
    for (const parameter of ['code_challenge', 'nonce']) {
      expect(one.get(parameter)).toMatch(/^[\w-]{43}$/);
      expect(again.get(parameter)).toBe(one.get(parameter));
      expect(another.get(parameter)).not.toBe(one.get(parameter));
    }
    expect(one.get('nonce')).not.toBe(one.get('code_challenge'));
  },
);
