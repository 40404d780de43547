import { z } from 'zod';

/** Long enough for any password; a longer one is refused before it is hashed. */
export const passwordField = z.string().min(1).max(200);
export const emailField = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());

/** The registration form (the specification leaves its fields open; product section 6 names them). */
export const registrationSchema = z.object({
  name: z.string().trim().min(2).max(120),
  email: emailField,
  phone: z.string().trim().min(6).max(30),
  id_kind: z.enum(['nric', 'passport']),
  id_number: z.string().trim().min(5).max(30),
  /** ISO 3166-1 alpha-2; a Malaysian identity number implies it. */
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('MY'),
  /** Filled in from a Malaysian identity number where it is not ambiguous. */
  date_of_birth: z.iso.date().optional(),
  gender: z.enum(['female', 'male']).optional(),
  password: passwordField,
  /** The version of the data-protection notice that the visitor agreed to. */
  consent_version: z.string().min(1).max(40),
});
export type Registration = z.infer<typeof registrationSchema>;
