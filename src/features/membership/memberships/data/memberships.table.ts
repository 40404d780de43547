import { sql } from 'drizzle-orm';
import { date, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { termStates } from '../memberships.rules.ts';

const at = () => timestamp({ withTimezone: true });

/** A person's membership of the care programme: one number for life. */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null once the account has deleted the person: the card then belongs to nobody. */
    personId: uuid()
      .unique()
      .references(() => persons.id, { onDelete: 'set null' }),
    /** The card of the same person in the account into which this one was merged: its number leads there. */
    mergedInto: uuid(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.accountId), index().on(t.mergedInto)],
);

/** Terms of a membership, one after the other: running, withdrawn after a refund, or never paid. */
export const membershipTerms = pgTable(
  'membership_terms',
  {
    id: uuid().primaryKey(),
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    /** Reference of the application; a family's members share it. */
    reference: text().notNull(),
    plan: text().notNull(),
    tier: text().notNull(),
    state: text({ enum: termStates }).notNull(),
    /** Duration of a paid plan at the time of purchase. Null for one without an end. */
    months: smallint(),
    /** The order of its payment. */
    orderId: text(),
    startsOn: date(),
    endsOn: date(),
    termsVersion: text().notNull(),
    agreedAt: at().notNull(),
    remindedAt: at(),
  },
  (t) => [
    index().on(t.membershipId),
    index().on(t.orderId),
    index().on(t.endsOn),
    index().on(t.agreedAt),
    // A membership has one unpaid term at most, so two applications at once cannot both wait for payment.
    uniqueIndex('membership_terms_one_unpaid')
      .on(t.membershipId)
      .where(sql`state = 'unpaid'`),
    uniqueIndex('membership_terms_one_endless')
      .on(t.membershipId, t.tier)
      .where(sql`state = 'running' and ends_on is null`),
  ],
);
