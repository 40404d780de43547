import { z } from 'zod';
import { staffActions } from './staff-access.rules.ts';

/** A role in one hospital, or (null) in all. */
const duty = z.object({ role: z.enum(staffActions.console), hospitalId: z.number().int().positive().nullable() });

/** One person's role assignments: at least one, each once. */
export const roleAssignmentsSchema = z
  .array(duty)
  .min(1)
  .max(60)
  .refine(
    (roleAssignments) =>
      new Set(roleAssignments.map(({ role, hospitalId }) => `${role} ${hospitalId}`)).size === roleAssignments.length,
  );

export const invitationSchema = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  roleAssignments: roleAssignmentsSchema,
});
