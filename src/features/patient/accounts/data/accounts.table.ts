import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#src/shared/languages.ts';

const at = () => timestamp({ withTimezone: true });

/** Accounts for sign-in. Credentials are at the identity provider; the hospital's data about the person is here. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerifiedAt: at(),
    name: text().notNull(),
    /** E.164, encrypted at rest, with a keyed hash for look-up. */
    phone: text(),
    phoneHash: text(),
    phoneVerifiedAt: at(),
    /** Encrypted JSON: lines, postcode, city, state, country. */
    address: text(),
    language: text({ enum: languages }).notNull().default('en'),
    /** Kind of notice -> channel -> whether it is wanted. */
    notifications: jsonb().$type<Record<string, Record<string, boolean>>>().notNull().default({}),
    /** The version of the data-protection notice that the owner agreed to, and when. */
    consentVersion: text(),
    consentAt: at(),
    /** TOTP secret, encrypted at rest; enabled once a first code has been given. */
    totpSecret: text(),
    /** When the secret was made: an unconfirmed one expires after ten minutes. */
    totpSecretAt: at(),
    secondFactorAt: at(),
    /** The last time step that was used, because a code works once. */
    totpLastStep: integer(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
    /** When the account was deleted for its owner; data that the law requires us to keep stays without a name. */
    deletedAt: at(),
    /** The account of the same patient into which this one was merged; it is closed (deletedAt) since then. */
    mergedInto: uuid(),
    /** Keyed hashes of the closed account's address, phone and identity number: searches for them find that account. */
    formerHashes: text().array(),
  },
  (t) => [
    index().on(t.phoneHash),
    index().on(t.mergedInto),
    index('accounts_former_hashes_index').using('gin', t.formerHashes),
    // For searches by parts of a name or an address in the console's lists of who did what.
    index('accounts_name_trigram').using('gin', sql`${t.name} gin_trgm_ops`),
    index('accounts_email_trigram').using('gin', sql`${t.email} gin_trgm_ops`),
  ],
);

/** Sign-in methods: one row for each provider's subject that leads to the account. */
export const identities = pgTable(
  'identities',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 'local:credential', 'https://accounts.google.com', ... */
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    lastUsedAt: at(),
  },
  (t) => [unique().on(t.issuer, t.subject), index().on(t.accountId)],
);

/**
 * A requested mail address that takes effect when its mailed link is opened. One per account: a later request
 * replaces it.
 */
export const emailChanges = pgTable('email_changes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted at rest. */
  newEmail: text().notNull(),
  tokenHash: text().notNull().unique(),
  expiresAt: at().notNull(),
});

/** Used passkey challenges: each is valid once. */
export const spentChallenges = pgTable('spent_challenges', {
  challengeHash: text().primaryKey(),
  expiresAt: at().notNull(),
});

/** Each code works once, in place of the second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.accountId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    /** base64url. */
    publicKey: text().notNull(),
    counter: integer().notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    label: text().notNull(),
    isBackedUp: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
    lastUsedAt: at(),
  },
  (t) => [index().on(t.accountId)],
);
