import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });

/** Who signs in. Credentials belong to the identity provider; what the hospital knows of a person belongs here. */
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
    language: text({ enum: ['en', 'ms', 'zh'] })
      .notNull()
      .default('en'),
    /** Kind of notice -> channel -> wanted. */
    notifications: jsonb().$type<Record<string, Record<string, boolean>>>().notNull().default({}),
    /** The version of the data-protection notice that was agreed to, and when. */
    consentVersion: text(),
    consentAt: at(),
    /** TOTP secret, encrypted at rest; enabled once a first code has been given. */
    totpSecret: text(),
    /** When the secret was made: one that is not confirmed ends after ten minutes. */
    totpSecretAt: at(),
    secondFactorAt: at(),
    /** The last time step that was used: a code works once. */
    totpLastStep: integer(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
    /** Set when the owner had it deleted; what the law makes us keep stays without a name. */
    deletedAt: at(),
  },
  (t) => [index().on(t.phoneHash)],
);

/** Ways in: one row for each provider's subject that resolves to the account. */
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

/** Oneself and dependants: whom a booking, a cart line or a card is for. */
export const persons = pgTable(
  'persons',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    relationship: text({ enum: ['self', 'child', 'spouse', 'parent', 'sibling', 'other'] }).notNull(),
    name: text().notNull(),
    /** Encrypted 'YYYY-MM-DD'. */
    dateOfBirth: text(),
    gender: text({ enum: ['female', 'male'] }),
    idKind: text({ enum: ['nric', 'passport'] }),
    /** Encrypted at rest; the hash finds it. Its mask ('******-**-1234') is made where it is shown. */
    idNumber: text(),
    idHash: text(),
    /** ISO 3166-1 alpha-2. */
    nationality: text(),
    /** Access to a dependant of 18 or more ends, unless it was renewed until then. */
    accessUntil: date(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.accountId), index().on(t.idHash)],
);

/** An address that an account is to have once its mailed link has been opened. One at a time: a later request replaces it. */
export const emailChanges = pgTable('email_changes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted at rest. */
  newEmail: text().notNull(),
  tokenHash: text().notNull().unique(),
  expiresAt: at().notNull(),
});

/** Challenges of passkeys that were answered: each is answered once. */
export const spentChallenges = pgTable('spent_challenges', {
  challengeHash: text().primaryKey(),
  expiresAt: at().notNull(),
});

/** Each works once, instead of the second factor. */
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
