import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTVerifyGetKey,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firebaseIdentity } from './firebase-identity.server.ts';

const project = 'demo-portal';
const issuer = `https://securetoken.google.com/${project}`;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let service: Server;
let person: Record<string, unknown>;
const aminah = { localId: 'uid-1', email: 'Aminah@Example.test', emailVerified: true };
const asked: [string, object][] = [];
let emulatorHost: string;
let provider: ReturnType<typeof firebaseIdentity>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  // A simulated look-up of a person; the tokens are checked by the code under test.
  service = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end('nothing here');
    asked.push([request.url!.split('/').at(-1)!, (await json(request)) as object]);
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ users: [person], idToken: 'of the owner' }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  emulatorHost = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  provider = firebaseIdentity(
    { projectId: project, apiKey: 'key', authDomain: 'demo.firebaseapp.com', emulatorHost },
    createLocalJWKSet({ keys: [jwk] }),
  );
  person = aminah;
});
afterAll(() => void service.close());

const now = () => Math.floor(Date.now() / 1000);
function token(changes: Record<string, unknown> = {}, key = keys.privateKey) {
  const claims = {
    auth_time: now() - 10,
    email: 'Aminah@Example.test',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
    sub: 'uid-1',
    iss: issuer,
    aud: project,
    iat: now() - 10,
    exp: now() + 3600,
    ...changes,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
}

test('a token of our project says who somebody is', async () => {
  expect(await provider.verifyToken(await token(), {})).toEqual({
    issuer,
    subject: 'uid-1',
    email: 'aminah@example.test',
    isEmailVerified: true,
    name: null,
    method: 'google',
  });
});

test('whether the address is verified, and which it is, says the look-up: a token is an hour old at times', async () => {
  person = { ...aminah, email: 'moved@example.test', emailVerified: false };
  const facebook = { firebase: { sign_in_provider: 'facebook.com' } };
  expect(await provider.verifyToken(await token(facebook), {})).toMatchObject({
    email: 'moved@example.test',
    isEmailVerified: false,
    method: 'facebook',
  });
  person = aminah;
  expect(await provider.verifyToken(await token({ email_verified: false }), {})).toMatchObject({
    isEmailVerified: true,
  });
});

test('keys that cannot be had are an outage, not a wrong token', async () => {
  const away = (keys: JWTVerifyGetKey) =>
    firebaseIdentity({ projectId: project, apiKey: 'key', authDomain: 'demo.firebaseapp.com' }, keys);
  const unreachable = createRemoteJWKSet(new URL('http://127.0.0.1:9/keys'), { timeoutDuration: 500 });
  const notKeys = createRemoteJWKSet(new URL(`http://${emulatorHost}/no-keys`));
  for (const keys of [unreachable, notKeys]) {
    await expect(away(keys).verifyToken(await token(), {})).rejects.toMatchObject({ code: 'unavailable' });
    await expect(away(keys).verifyToken('not a token', {})).rejects.toMatchObject({ code: 'invalid_token' });
  }
});

test('the administrator deletes a user, moves an address, and learns who may not stay signed in', async () => {
  asked.length = 0;
  await provider.remove('uid-9');
  await provider.changeEmail({ subject: 'uid-9', email: 'new@example.test' });
  await provider.setPassword({ subject: 'uid-9', password: 'four kinder otters' });
  expect(asked).toEqual([
    ['accounts:delete', { localId: 'uid-9' }],
    ['accounts:update', { localId: 'uid-9', email: 'new@example.test', emailVerified: true }],
    ['accounts:update', { localId: 'uid-9', password: 'four kinder otters' }],
  ]);
  person = { ...aminah, validSince: '1700000000' };
  expect(await provider.listRevoked(['uid-1', 'uid-gone'])).toEqual([
    { subject: 'uid-1', before: new Date(1_700_000_000_000) },
    { subject: 'uid-gone', before: null },
  ]);
  person = { ...aminah, disabled: true };
  expect(await provider.listRevoked(['uid-1'])).toEqual([{ subject: 'uid-1', before: null }]);
  person = aminah;
});

test('without a service account users are neither deleted nor moved, which is told as an outage', async () => {
  const real = firebaseIdentity(
    { projectId: project, apiKey: 'key', authDomain: 'demo.firebaseapp.com' },
    createLocalJWKSet({ keys: [] }),
  );
  expect([real.managesUsers, provider.managesUsers]).toEqual([false, true]);
  await expect(real.remove('uid-1')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(real.changeEmail({ subject: 'uid-1', email: 'a@example.test' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await real.listRevoked(['uid-1'])).toEqual([]);
});

test('tokens of another project, past their time, of the future, without a subject or of another key are refused', async () => {
  const stranger = await generateKeyPair('RS256');
  const bad = [
    await token({ aud: 'another' }),
    await token({ iss: 'https://securetoken.google.com/another' }),
    await token({ exp: now() - 3600 }),
    await token({ auth_time: now() + 3600 }),
    await token({ iat: now() + 3600 }),
    await token({ auth_time: now() - 10, iat: now() - 3600 }),
    await token({ sub: '' }),
    await token({}, stranger.privateKey),
    `${(await token()).slice(0, -6)}AAAAAA`,
    'not a token',
    '',
  ];
  for (const one of bad) await expect(provider.verifyToken(one, {})).rejects.toMatchObject({ code: 'invalid_token' });
});

test('an unsigned token is taken from the emulator alone', async () => {
  const unsigned = new UnsecuredJWT({ auth_time: now() - 10, sub: 'uid-1' })
    .setIssuer(issuer)
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  expect((await provider.verifyToken(unsigned, {})).subject).toBe('uid-1');
  const real = firebaseIdentity(
    { projectId: project, apiKey: 'key', authDomain: 'demo.firebaseapp.com' },
    createLocalJWKSet({ keys: [] }),
  );
  await expect(real.verifyToken(unsigned, {})).rejects.toMatchObject({ code: 'invalid_token' });
});

test('a password is changed as its owner, by the present one', async () => {
  asked.length = 0;
  await provider.setPassword({
    subject: 'uid-1',
    password: 'four kinder otters',
    present: { email: 'aminah@example.test', password: 'three kind otters' },
  });
  expect(asked).toEqual([
    [
      'accounts:signInWithPassword?key=key',
      { email: 'aminah@example.test', password: 'three kind otters', returnSecureToken: true },
    ],
    ['accounts:update?key=key', { idToken: 'of the owner', password: 'four kinder otters', returnSecureToken: false }],
  ]);
});

test('a disabled person is refused at the exchange, and so is one who was signed out everywhere since', async () => {
  person = { localId: 'uid-1', disabled: true };
  await expect(provider.verifyToken(await token(), {})).rejects.toMatchObject({ code: 'user_disabled' });
  person = { localId: 'uid-1', validSince: String(now()) };
  await expect(provider.verifyToken(await token(), {})).rejects.toMatchObject({ code: 'invalid_token' });
  person = aminah;
});
