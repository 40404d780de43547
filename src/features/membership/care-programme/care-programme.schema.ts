import { z } from 'zod';
import { languages } from '#src/shared/local-text.ts';
import { mostPersons } from './care-programme.rules.ts';

/** All that somebody joins or renews by, the same for page and API. No price: prices are the server's. */
export const joinSchema = z.object({
  /** Key of a plan. */
  plan: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  /** Who become members: persons of the account. */
  persons: z
    .array(z.uuid())
    .min(1)
    .max(mostPersons)
    .transform((ids) => [...new Set(ids)]),
  /** For the payment; only a paid plan asks for it. */
  phone: z.string().trim().max(30).default(''),
  /** The version of the programme's terms that was agreed to. */
  termsVersion: z.string().min(1).max(40),
  language: z.enum(languages).default('en'),
  /** The total that was shown last: another one is shown again before it counts. */
  agreedTotalSen: z.number().int().optional(),
});
export type JoinInput = z.infer<typeof joinSchema>;
