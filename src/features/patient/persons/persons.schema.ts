import { z } from 'zod';
import { isCountryCode } from '#src/shared/places/countries.ts';
import { dependantRelationships } from './relationships.schema.ts';

/** One full name as in the identity card, without control characters. */
export const nameSchema = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[^<>{}\p{Cc}]+$/u);
/** Two-letter country code. */
export const countrySchema = z.string().trim().toUpperCase().refine(isCountryCode);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' || value === undefined ? null : (value as z.output<Schema>)));

/** A person in a form or a call. An identity number comes with its kind; an empty one leaves the stored number. */
export const personSchema = z.object({
  name: nameSchema,
  dateOfBirth: optional(z.string().trim().pipe(z.iso.date())),
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
