import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import type { Config } from '../app.ts';
import { socialSignIn } from './social-sign-in.server.ts';
import { facebookPerson, googlePerson, type Ask } from './provider-calls.server.ts';

const keys = { clientId: 'our-app', clientSecret: 'our-secret' };
const answer = {
  code: 'code',
  verifier: 'verifier',
  nonce: 'nonce of this visit',
  returnAddress: 'https://portal.test/login/with/google/return',
};
const google = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), alg: 'RS256', kid: 'one' }] });
const now = Math.floor(Date.now() / 1000);
const claimsWith = (claims: Record<string, unknown>) => ({
  iss: 'https://accounts.google.com',
  aud: 'our-app',
  sub: '42',
  iat: now,
  exp: now + 3_600,
  nonce: 'nonce of this visit',
  email: 'Aminah@Example.test',
  email_verified: true,
  name: 'Aminah',
  ...claims,
});
const idToken = (claims: Record<string, unknown> = {}, key = google.privateKey) =>
  new SignJWT(claimsWith(claims)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
const ofGoogle = (ask: Ask) => googlePerson(ask, { ...keys, signedBy: published }, answer);

/** A provider that gives prepared answers in turn and records the requests. */
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
  const asked = provider(Response.json({ id_token: await idToken() }));
  expect(await ofGoogle(asked.ask)).toEqual({
    subject: '42',
    email: 'aminah@example.test',
    isEmailVerified: true,
    name: 'Aminah',
  });
  const [{ url, init }] = asked.asked as [(typeof asked.asked)[number]];
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
    Response.json({ access_token: 'of the person', id_token: await idToken() }),
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
  ['a token for another app', () => idToken({ aud: 'another-app' })],
  ['a token of another issuer', () => idToken({ iss: 'https://evil.test' })],
  ['a token of another visit', () => idToken({ nonce: 'of another visit' })],
  ['a token without the nonce', () => idToken({ nonce: undefined })],
  ['a token that is over', () => idToken({ exp: now - 120 })],
  ['a token that somebody else signed', () => idToken({}, stranger.privateKey)],
  ['a token that nobody signed', () => new UnsecuredJWT(claimsWith({})).encode()],
  ['no token', () => undefined],
])('%s opens nothing', async (_name, token) => {
  const asked = provider(Response.json({ id_token: await token() }));
  await expect(ofGoogle(asked.ask)).rejects.toEqual(code('invalid_token'));
});

test.each([
  ['a refused code', Response.json({ error: 'invalid_grant' }, { status: 400 }), 'invalid_token'],
  ['an outage', new Response('', { status: 503 }), 'unavailable'],
  ['a lost connection or a redirect', new TypeError('fetch failed'), 'unavailable'],
  ['something that is no JSON', new Response('<html>'), 'unavailable'],
  ['an answer without end', new Response('x'.repeat(100_001)), 'unavailable'],
])('%s opens nothing', async (_name, input, error) => {
  await expect(ofGoogle(provider(input).ask)).rejects.toEqual(code(error));
});

test('a token of another visit opens nothing with Facebook either', async () => {
  const other = { access_token: 'of the person', id_token: await idToken({ nonce: 'of another visit' }) };
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
