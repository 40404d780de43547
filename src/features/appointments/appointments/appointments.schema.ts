import { z } from 'zod';
import { languages } from '#src/shared/languages.ts';

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
