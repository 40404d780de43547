import { z } from 'zod';
import { languages } from '#src/shared/languages.ts';
import { maximumPersons } from '#src/features/patient/persons/persons.rules.ts';

/** The input for joining or renewing, the same for page and API. It contains no price: the server sets prices. */
export const joinSchema = z.object({
  /** Key of a plan. */
  plan: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  /** The persons of the account that become members. */
  persons: z
    .array(z.uuid())
    .min(1)
    .max(maximumPersons)
    .transform((ids) => [...new Set(ids)]),
  /** For the payment; required by paid plans only. */
  phone: z.string().trim().max(30).default(''),
  /** The accepted version of the programme's terms. */
  termsVersion: z.string().min(1).max(40),
  language: z.enum(languages).default('en'),
  /** The total that was last shown: a different one is shown again before it counts. */
  agreedTotalSen: z.number().int().optional(),
});
export type JoinInput = z.infer<typeof joinSchema>;
