/** What a booking asks for, the same for page and calls; and what its patient may write when cancelling it. */
import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { longest } from './booking-details.rules.ts';

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .optional()
    .transform((text) => text || undefined);

/** What a visitor enters about the patient and the appointment; the same for page and API. */
export const bookingDetailsSchema = z
  .object({
    name: z.string().trim().min(2).max(longest.name),
    phone: z.string().trim().min(6).max(longest.phone),
    email: z
      .union([z.literal(''), z.email().max(longest.email)])
      .optional()
      .transform((text) => text || undefined),
    reason: optionalText(longest.reason),
    visit: z.enum(['new', 'returning']),
    payer: z.enum(['self_pay', 'insurer']),
    insurer: optionalText(longest.insurer),
    /** Version of the data-protection notice that the patient agreed to. */
    consentVersion: z.string().min(1).max(40),
  })
  .refine(({ payer, insurer }) => payer !== 'insurer' || Boolean(insurer), {
    path: ['insurer'],
    params: { text: m.appointments_error_insurer },
    // Checked even when other fields are wrong, so that all errors show at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;
