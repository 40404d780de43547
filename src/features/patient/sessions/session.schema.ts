import { z } from 'zod';

export const accountAnswer = z.object({
  user_id: z.string(),
  firstname: z.string(),
  email: z.string(),
  nric: z.string(),
});

/** A form draft: sixty fields are plenty; the path identifies the form. */
export const draftBody = z.object({
  path: z.string().regex(/^\/[\w\-/]{0,200}$/),
  fields: z
    .record(z.string().max(60), z.string().max(4_000))
    .refine((fields) => Object.keys(fields).length <= 60)
    .optional(),
});
