import { roleAssignmentsSchema } from '#src/features/console/roles/staff.schema.ts';
import { z } from 'zod';

export const invitationSchema = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  roleAssignments: roleAssignmentsSchema,
});
