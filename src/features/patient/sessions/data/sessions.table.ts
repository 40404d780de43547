import { index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

const at = () => timestamp({ withTimezone: true });

/** A signed-in browser or client. Its token is opaque, 256 bits, and stored as a hash alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    /**
     * The token before the last proof of the owner: requests that were in progress are answered until
     * `formerTokenUntil`.
     */
    formerTokenHash: text().unique(),
    formerTokenUntil: at(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A member of staff who is also a patient has a session of each kind. */
    audience: text({ enum: ['patient', 'staff'] }).notNull(),
    /** A browser's token is in a cookie; another client's is a bearer token. */
    carrier: text({ enum: ['cookie', 'bearer'] }).notNull(),
    /** How it was opened: 'password', 'google', 'passkey', ... */
    method: text().notNull(),
    secondFactorAt: at(),
    /** When the owner last authenticated: at sign-in, or again for a change of credentials. */
    provedAt: at(),
    /** 'Chrome on Android': for the list of devices. */
    device: text().notNull(),
    startedAt: at().notNull(),
    lastSeenAt: at().notNull(),
    expiresAt: at().notNull(),
    revokedAt: at(),
  },
  (t) => [index().on(t.accountId, t.revokedAt), index().on(t.expiresAt)],
);

/** Sign-ins with the first factor that wait for the second: ten minutes, ten tries. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    audience: text({ enum: ['patient', 'staff'] }).notNull(),
    method: text().notNull(),
    tries: smallint().notNull().default(0),
    /** Not used any more. */
    challenge: text(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.accountId), index().on(t.expiresAt)],
);

/**
 * Browsers that have signed in to an account, by hash of the cookie: wrong guesses of other people do not count against
 * them.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.accountId] }), index().on(t.accountId)],
);

/** The typed content of a private form whose owner was signed out: sealed, restored once, stored for a day. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    fields: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path] })],
);
