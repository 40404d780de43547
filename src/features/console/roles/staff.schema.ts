import { z } from 'zod';
import type { OwnRoleKey } from '#src/platform/actor.ts';
import { givableActions, staffActions } from './staff-access.rules.ts';

/** The key of an own role; only the database knows whether the role exists. */
const ownRoleKey = z.custom<OwnRoleKey>((key) => typeof key === 'string' && /^own_[a-z0-9_]{1,34}$/.test(key));

/** A role in one hospital, or (null) in all. */
const assignment = z.object({
  role: z.union([z.enum(staffActions.console), ownRoleKey]),
  hospitalId: z.number().int().positive().nullable(),
});

/** An own role: its name, and at least one action. */
export const ownRoleSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(60)
    // oxlint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u001f\u007f]+$/),
  permissions: z
    .array(z.enum(givableActions))
    .min(1)
    .transform((all) => givableActions.filter((action) => all.includes(action))),
});

/** One person's role assignments: at least one, each once. */
export const roleAssignmentsSchema = z
  .array(assignment)
  .min(1)
  .max(60)
  .refine(
    (roleAssignments) =>
      new Set(roleAssignments.map(({ role, hospitalId }) => `${role} ${hospitalId}`)).size === roleAssignments.length,
  );
