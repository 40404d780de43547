import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { languages } from '#src/shared/languages.ts';

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
    name: z.string().trim().min(2).max(120),
    phone: z.string().trim().min(6).max(30),
    email: z
      .union([z.literal(''), z.email().max(254)])
      .optional()
      .transform((text) => text || undefined),
    reason: optionalText(500),
    visit: z.enum(['new', 'returning']),
    payer: z.enum(['self_pay', 'insurer']),
    insurer: optionalText(80),
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

export const appointmentReference = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^A[0-9A-Z]{9}$/);

export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** The name of a slot in the API: the doctor and the start, so that a slot of another doctor is recognised. */
export function slotName(doctorId: number, startsAt: Date): string {
  return `${doctorId}@${startsAt.toISOString()}`;
}

/** Parses '12@2026-11-24T01:00:00.000Z' or a bare ISO instant; null when it is neither. */
export function readSlotName(text: string): { doctorId?: number; startsAt: Date } | null {
  const parts = /^(?:(\d{1,9})@)?(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))$/.exec(text);
  const startsAt = new Date(parts?.[2] ?? Number.NaN);
  if (!parts || Number.isNaN(startsAt.getTime())) return null;
  return { ...(parts[1] ? { doctorId: Number(parts[1]) } : {}), startsAt };
}

export const bookingLanguage = z.enum(languages).default('en');

/** The reason for a cancellation, optional; without control characters. */
export const cancelReasonSchema = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^<>]*$/);
