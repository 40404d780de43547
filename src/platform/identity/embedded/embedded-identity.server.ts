/** The embedded identity provider: accounts in our own database, through Better Auth. */
import { APIError } from 'better-auth/api';
import type { App } from '#src/platform/app.ts';
import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityProvider,
  type NewCredential,
  type VerifiedIdentity,
} from '../identity-provider.ts';
import { openBetterAuth, resetMinutes, type BetterAuth } from './better-auth.store.server.ts';
import { spendSocialProof } from './social-proof.store.server.ts';

const issuer = 'local:credential';
/** OWASP ASVS asks for eight; the specification's six is Firebase's policy. */
const minimumPassword = 8;

const codes: Record<string, IdentityErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credential',
  INVALID_EMAIL: 'invalid_credential',
  PASSWORD_TOO_LONG: 'invalid_credential',
  PASSWORD_TOO_SHORT: 'weak_password',
  USER_ALREADY_EXISTS: 'email_in_use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_in_use',
  // Two registrations at once: the unique address refused the second insert.
  FAILED_TO_CREATE_USER: 'email_in_use',
  INVALID_TOKEN: 'invalid_code',
  EXPIRED_TOKEN: 'invalid_code',
};

/**
 * The library on our database, used through its server API: none of its routes is served. Its sessions are deleted as
 * soon as a password was verified. Limits (in the database, for all processes) and mail are our own.
 */
export function embeddedIdentity(app: Pick<App, 'db' | 'config' | 'random' | 'clock' | 'secrets'>): IdentityProvider {
  const auth = openBetterAuth(app, minimumPassword);
  return {
    kind: 'embedded',
    minimumPassword,
    managesUsers: true,
    register: (credential) => refusalsOf(() => register(auth, credential)),
    imitateRegister: (credential) => imitateRegister(app, auth, credential),
    signIn: ({ email, password }) =>
      refusalsOf(async () => {
        const { user, token } = await auth.api.signInEmail({ body: { email: email.toLowerCase(), password } });
        await (await auth.$context).internalAdapter.deleteSession(token);
        return identityOf(user);
      }),
    verifyToken: async (token, { guestHash }) => {
      const proof = await spendSocialProof(app, token, guestHash);
      if (!proof) throw new IdentityError('invalid_token');
      return proof;
    },
    startReset: (email) => startReset(app, auth, email.toLowerCase()),
    finishReset: (input) => refusalsOf(() => finishReset(auth, input)),
    setPassword: ({ subject, password }) =>
      refusalsOf(async () => {
        const context = await auth.$context;
        if (password.length < minimumPassword) throw new IdentityError('weak_password');
        await context.internalAdapter.updatePassword(subject, await context.password.hash(password));
        await context.internalAdapter.deleteUserSessions(subject);
      }),
    changeEmail: (input) => refusalsOf(() => changeEmail(auth, input)),
    remove: async (subject) => {
      await (await auth.$context).internalAdapter.deleteUser(subject);
    },
    // A new password ends the sessions directly.
    listRevoked: async () => [],
  };
}

async function register(auth: BetterAuth, { email, password, name }: NewCredential): Promise<VerifiedIdentity> {
  const { user } = await auth.api.signUpEmail({ body: { email: email.toLowerCase(), password, name } });
  // With enumeration protection the library returns a made-up user for a known address.
  const stored = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase());
  if (stored?.user.id !== user.id) throw new IdentityError('email_in_use');
  return identityOf(user);
}

/**
 * The same work as `register`, for an address that is taken: two look-ups, a password hash and two rows, which grant
 * nothing and expire at once.
 */
async function imitateRegister(
  app: Pick<App, 'random'>,
  auth: BetterAuth,
  { email, password }: NewCredential,
): Promise<void> {
  const context = await auth.$context;
  const lookUp = () => context.internalAdapter.findUserByEmail(email.toLowerCase());
  await lookUp();
  await context.password.hash(password);
  for (const part of ['user', 'credential'])
    await context.internalAdapter.createVerificationValue({
      identifier: `imitated-${part}:${app.random.token()}`,
      value: app.random.uuid(),
      expiresAt: new Date(),
    });
  await lookUp();
}

/**
 * The library's own call does less work for an unknown address, which its duration would reveal. Here both cases write
 * a code; the code for an unknown address names a user that does not exist.
 */
async function startReset(app: Pick<App, 'random'>, auth: BetterAuth, email: string) {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  const code = app.random.token();
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${code}`,
    value: found?.user.id ?? app.random.uuid(),
    // By the system's time, because the library compares it with that.
    expiresAt: new Date(Date.now() + resetMinutes * 60_000),
  });
  return { kind: 'code' as const, code, validMinutes: resetMinutes, isKnown: found !== null };
}

async function finishReset(auth: BetterAuth, { code, password }: { code: string; password: string }) {
  const found = await (await auth.$context).internalAdapter.findVerificationValue(`reset-password:${code}`);
  await auth.api.resetPassword({ body: { token: code, newPassword: password } });
  if (!found) throw new IdentityError('invalid_code');
  return { issuer, subject: found.value };
}

async function changeEmail(auth: BetterAuth, { subject, email }: { subject: string; email: string }): Promise<void> {
  const { internalAdapter, adapter } = await auth.$context;
  const owner = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (owner && owner.user.id !== subject) throw new IdentityError('email_in_use');
  await internalAdapter.updateUser(subject, { email: email.toLowerCase(), emailVerified: true });
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: subject }] });
}

function identityOf(user: { id: string; email: string; emailVerified: boolean; name: string }): VerifiedIdentity {
  return {
    issuer,
    subject: user.id,
    email: user.email,
    isEmailVerified: user.emailVerified,
    name: user.name,
    method: 'password',
  };
}

async function refusalsOf<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const code = codes[String(error.body?.code)];
    if (!code) throw error;
    throw new IdentityError(code, error.body?.message);
  }
}
