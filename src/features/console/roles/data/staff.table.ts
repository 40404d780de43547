import { index, integer, jsonb, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { staffRoles, type RoleAssignment } from '#src/platform/actor.ts';

const at = () => timestamp({ withTimezone: true });

/** An account that may enter the console; removed means that its role assignments no longer count. */
export const staffMembers = pgTable('staff_members', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  addedAt: at().notNull().defaultNow(),
  removedAt: at(),
});

/** A role in one hospital, or in all of them. */
export const staffDuties = pgTable(
  'staff_duties',
  {
    id: serial().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => staffMembers.accountId, { onDelete: 'cascade' }),
    role: text({ enum: staffRoles }).notNull(),
    hospitalId: integer().references(() => hospitals.id),
  },
  (t) => [index().on(t.hospitalId), unique().on(t.accountId, t.role, t.hospitalId).nullsNotDistinct()],
);

/** A link that makes its reader a member of staff: mailed, three days, once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    roleAssignments: jsonb('duties').$type<RoleAssignment[]>().notNull(),
    tokenHash: text().notNull().unique(),
    /** Null: by whoever runs the server. */
    invitedBy: uuid().references(() => accounts.id),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    usedAt: at(),
    withdrawnAt: at(),
  },
  (t) => [index().on(t.invitedBy), index().on(t.email)],
);
