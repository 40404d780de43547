import { z } from 'zod';
import { isCalendarDay } from '#src/shared/dates.ts';
import { requestKinds } from './privacy-office.rules.ts';
import { languages } from '#src/shared/languages.ts';

/** Text of several lines, without characters that a text column cannot hold. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\u0000'));

export const newRequestSchema = z.object({
  kind: z.enum(requestKinds),
  accountId: z.union([z.literal(''), z.uuid()]).transform((id) => id || null),
  personName: words(120).min(2),
  email: z.union([z.literal(''), z.email().max(254)]).transform((email) => email.toLowerCase() || null),
  language: z.enum(languages),
  receivedOn: z.string().refine(isCalendarDay),
  details: words(3_000),
});

export const noteSchema = words(3_000).min(3);
export const reasonSchema = words(500).min(5);
export const lookUpSchema = z.object({ query: words(120).min(3), reason: reasonSchema });

const yes = z.literal('yes').optional().transform(Boolean);
/** 'YYYY-MM-DDTHH:MM', as a browser's field gives it: Malaysian time. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => isCalendarDay(text.slice(0, 10)))
  .transform((text) => new Date(`${text}:00+08:00`));
const optionalMoment = z.union([z.literal('').transform(() => null), moment]);

export const breachSchema = z.object({
  title: words(160).min(5),
  description: words(5_000).min(10),
  measures: words(5_000),
  discoveredAt: moment,
  people: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  isSensitive: yes,
  isHarmful: yes,
  commissionerAt: optionalMoment,
  peopleAt: optionalMoment,
  detailsAt: optionalMoment,
  isClosed: yes,
});
export type BreachInput = z.infer<typeof breachSchema>;
