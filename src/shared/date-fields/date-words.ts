import type { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { dateFault, type DateFault } from './date-parts.ts';
import type { MessageText } from '../failure.ts';

const words: Record<DateFault, MessageText> = {
  no_day: m.design_date_no_day,
  no_month: m.design_date_no_month,
  no_year: m.design_date_no_year,
  incomplete: m.design_date_incomplete,
  not_numbers: m.design_date_not_numbers,
  short_year: m.design_date_short_year,
  no_such_month: m.design_date_no_such_month,
  no_such_day: m.design_date_no_such_day,
};

/**
 * The message for a date that was typed in three fields and is invalid: it names the part to correct. Undefined where
 * the value is a date, is empty, or was not typed in three fields; then the field's own message is shown.
 */
export function dateFaultText(value: unknown): MessageText | undefined {
  const found = typeof value === 'string' ? dateFault(value) : null;
  return found ? words[found.fault] : undefined;
}

/** The message for a value that a schema refused: undefined unless the schema expected a date in that place. */
export function refusedDateText(issue: z.core.$ZodIssue, values: unknown): MessageText | undefined {
  if (!asksForDate(issue)) return undefined;
  return dateFaultText((values as Record<string, unknown> | null)?.[String(issue.path[0])]);
}

function asksForDate(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_union') return issue.errors.flat().some(asksForDate);
  return issue.code === 'invalid_format' && issue.format === 'date';
}
