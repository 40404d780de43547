import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { signInWithIdentity } from './sign-in-by-proof.server.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const visit = { actor: { kind: 'anyone' as const }, clientAddress: '192.0.2.1', userAgent: '', isBrowser: true };
const google = (email: string, changes: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  issuer: 'https://accounts.google.com',
  subject: `google ${email}`,
  email,
  isEmailVerified: true,
  name: 'Aminah',
  method: 'google',
  ...changes,
});
const facebook = (email: string | null): VerifiedIdentity => ({
  issuer: 'https://www.facebook.com',
  subject: `facebook ${email}`,
  email,
  isEmailVerified: false,
  name: 'Aminah',
  method: 'facebook',
});
const signIn = (identity: VerifiedIdentity) => signInWithIdentity(site.app, visit, identity);
const accountOf = async (identity: VerifiedIdentity) => {
  const answer = await signIn(identity);
  return answer.kind === 'signed_in' ? answer.account.user_id : answer.kind;
};
const howMany = async () => (await site.app.db.select({ all: count() }).from(accounts))[0]!.all;

test('Google with a verified address that we have verified too is the account that is there', async () => {
  expect(await accountOf(google('patient@example.test'))).toBe(sampleAccounts.patient);
  expect(await accountOf(google('patient@example.test'))).toBe(sampleAccounts.patient);
});

test('a first sign-in with Google makes one account, however often and however many at once', async () => {
  const before = await howMany();
  const ids = await Promise.all([1, 2, 3, 4].map(() => accountOf(google('fresh@example.test'))));
  expect(new Set(ids).size).toBe(1);
  expect(await howMany()).toBe(before + 1);
});

test('an address that the provider has not verified opens nobody’s account', async () => {
  await expect(signIn(facebook('patient@example.test'))).rejects.toMatchObject({
    details: { code: 'address_not_verified' },
  });
});

test('an account that a stranger made with somebody’s address is not joined by its owner’s Google, nor the other way round', async () => {
  const stranger = await site.api('POST', 'auth/register', {
    name: 'A stranger',
    email: 'victim@example.test',
    phone: '0123456789',
    id_kind: 'nric',
    id_number: '900101-14-5678',
    password: 'three kind otters',
    consent_version: shippedNoticeVersion,
  });
  expect(stranger.status).toBe(200);
  await expect(signIn(google('victim@example.test'))).rejects.toMatchObject({
    details: { code: 'address_not_verified' },
  });
});

test('Facebook without an address is told to register with one', async () => {
  await expect(signIn(facebook(null))).rejects.toMatchObject({ details: { code: 'address_missing' } });
});

test('the second factor is asked of Google as of every way in', async () => {
  expect(await accountOf(google('admin@example.test'))).toBe('second_factor');
});

const saidTo = async (identity: VerifiedIdentity, language: 'en' | 'ms' = 'en') =>
  signIn(identity).then(
    () => 'signed in',
    (error: unknown) => (isFailure(error) ? wordsOf(error, language).message : String(error)),
  );

test('an account made with Google is opened by Firebase’s proof of the same verified address', async () => {
  const made = await accountOf(google('both@example.test'));
  const firebase = {
    ...google('both@example.test'),
    issuer: 'https://securetoken.google.com/melur',
    subject: 'firebase both',
    method: 'facebook' as const,
  };
  expect(await accountOf(firebase)).toBe(made);
});

test('whoever has proved the address is told which provider the account has; others are told one thing whatever it has', async () => {
  await signIn(facebook('by-facebook@example.test'));
  expect(await saidTo(google('by-facebook@example.test'))).toContain('sign in with Facebook instead');
  expect(await saidTo(google('by-facebook@example.test'), 'ms')).toContain('log masuk dengan Facebook');
  await signIn(google('by-google@example.test'));
  const refused = await saidTo(facebook('patient@example.test'));
  expect(refused).toContain('sign in with your email and password');
  expect(await saidTo(facebook('by-google@example.test')), 'the same for an account with Google').toBe(refused);
});
