import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import type { OwnRoleKey, RoleAssignment, RoleName } from '#src/platform/actor.ts';

const at = () => timestamp({ withTimezone: true });

/** Accounts with access to the console; removed means that the role assignments do not count. */
export const staffMembers = pgTable(
  'staff_members',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id),
    addedAt: at().notNull().defaultNow(),
    removedAt: at(),
    /** Where the role assignments are decided: by administrators here, or by the groups at the group's own provider. */
    managedBy: text({ enum: ['console', 'provider'] })
      .notNull()
      .default('console'),
    /**
     * The doctor of the register with whom this person is linked: the name under the texts that the person approves.
     */
    doctorId: integer().references(() => doctors.id, { onDelete: 'set null' }),
  },
  (t) => [uniqueIndex().on(t.doctorId)],
);

/** A role in one hospital, or in all of them. */
export const staffRoleAssignments = pgTable(
  'staff_duties',
  {
    id: serial().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => staffMembers.accountId, { onDelete: 'cascade' }),
    /** A shipped role, or the key of an own one. */
    role: text().$type<RoleName>().notNull(),
    hospitalId: integer().references(() => hospitals.id),
  },
  (t) => [
    index().on(t.hospitalId),
    index().on(t.role),
    unique().on(t.accountId, t.role, t.hospitalId).nullsNotDistinct(),
  ],
);

/** A role of the group's own; a removed one allows nothing, and its key is never given again. */
export const ownRoles = pgTable(
  'own_roles',
  {
    key: text().primaryKey().$type<OwnRoleKey>(),
    name: text().notNull(),
    /** Names of actions; one that no longer exists allows nothing. */
    permissions: jsonb().$type<string[]>().notNull(),
    version: integer().notNull().default(1),
    changedAt: at().notNull(),
    removedAt: at(),
  },
  (t) => [
    uniqueIndex('own_roles_name_index')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.removedAt} is null`),
  ],
);

/** An invitation: mailed, valid for three days and once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The name that the inviter entered, which is proposed to the person who joins. */
    name: text(),
    roleAssignments: jsonb('duties').$type<RoleAssignment[]>().notNull(),
    tokenHash: text().notNull().unique(),
    /** Null: invited by the operator of the server. */
    invitedBy: uuid().references(() => accounts.id),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    usedAt: at(),
    withdrawnAt: at(),
  },
  (t) => [index().on(t.invitedBy), index().on(t.email)],
);
