import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { App } from '#src/platform/app.ts';
import { hashPassword, isPasswordOf } from '../password-hash.server.ts';
import { maximumPassword } from '../password-policy.server.ts';
import { identityCredentials, identitySessions, identityUsers, identityVerifications } from './identity.table.ts';

const exchangeSeconds = 300;
/** How long a code for a new password is valid; the mail that carries it says so. */
export const resetMinutes = 60;

/**
 * The library on our database, used through its server API: it has no routes. Its sessions are deleted as soon as a
 * password was verified. Limits are our own (in the database, for all processes), and so is mail.
 */
export function openBetterAuth(app: Pick<App, 'db' | 'config' | 'random'>, minimumPassword: number) {
  return betterAuth({
    appName: 'portal',
    baseURL: app.config.publicOrigin,
    basePath: '/identity',
    secret: app.config.secretKey,
    database: drizzleAdapter(app.db, {
      provider: 'pg',
      schema: {
        user: identityUsers,
        session: identitySessions,
        account: identityCredentials,
        verification: identityVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: minimumPassword,
      maxPasswordLength: maximumPassword,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
    },
    session: { expiresIn: exchangeSeconds, cookieCache: { enabled: false } },
    // A stolen copy of the table does not allow a password reset.
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => app.random.uuid() } },
  });
}

export type BetterAuth = ReturnType<typeof openBetterAuth>;
