import { z } from 'zod';
import { isCountryCode } from '#src/shared/countries.ts';
import { isRealDay } from '#src/shared/nric.ts';
import { dependantRelationships } from './persons.rules.ts';

/** One full name as in the identity card; no marks that belong to programs. */
export const nameSchema = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[^<>{}\p{Cc}]+$/u);
/** Country by its two letters. */
export const countrySchema = z.string().trim().toUpperCase().refine(isCountryCode);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' || value === undefined ? null : (value as z.output<Schema>)));

/** What a form or a call tells of a person. An identity number goes with its kind; left empty, the stored one stays. */
export const personSchema = z.object({
  name: nameSchema,
  dateOfBirth: optional(z.string().trim().refine(isRealDay)),
  gender: optional(z.enum(['female', 'male'])),
  idKind: optional(z.enum(['nric', 'passport'])),
  idNumber: optional(z.string().trim().min(5).max(30)),
  nationality: optional(countrySchema),
});
export type PersonDetails = z.infer<typeof personSchema>;

export const relationshipSchema = z
  .enum(dependantRelationships as [string, ...string[]])
  .transform((value) => value as (typeof dependantRelationships)[number]);
export const dependantSchema = personSchema.extend({ relationship: relationshipSchema });
export type DependantDetails = z.infer<typeof dependantSchema>;
