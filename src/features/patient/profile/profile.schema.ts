import { z } from 'zod';
import { countrySchema, nameSchema } from '#src/features/patient/persons/persons.schema.ts';
import { languages } from '#src/shared/languages.ts';

/** A line of an address, without control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^<>{}\p{Cc}]*$/u);

export const accountSchema = z.object({
  name: nameSchema,
  /** Malaysia is assumed without a country code. */
  phone: z.string().trim().min(6).max(30),
  language: z.enum(languages),
});
export type AccountChange = z.infer<typeof accountSchema>;

export const addressSchema = z
  .object({
    line1: line(120).min(3),
    line2: line(120).optional().default(''),
    postcode: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 -]{3,12}$/),
    city: line(80).min(2),
    state: line(80).optional().default(''),
    country: countrySchema,
  })
  .refine(({ country, postcode }) => country !== 'MY' || /^[0-9]{5}$/.test(postcode), {
    path: ['postcode'],
    message: 'postcode',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ country, state }) => country !== 'MY' || state !== '', {
    path: ['state'],
    message: 'state',
    when: ({ issues }) => issues.length === 0,
  });
export type PostalAddress = z.infer<typeof addressSchema>;
