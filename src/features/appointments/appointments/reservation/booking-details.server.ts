/** The details of a booking form: read as typed, validated, and completed from the chosen person. */
import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { detailsInvalid, fieldTexts } from '#src/features/appointments/appointments/appointments.errors.ts';
import { personOfBooking } from '#src/features/appointments/appointments/reservation/booker.server.ts';
import { bookingDetailsSchema, type BookingDetails } from './booking-details.schema.ts';

/** The texts as typed: shown again on every error. */
export type TypedDetails = Record<
  | 'name'
  | 'phone'
  | 'email'
  | 'reason'
  | 'visit'
  | 'payer'
  | 'insurer'
  | 'consentVersion'
  | 'slot'
  | 'hospital'
  | 'key'
  | 'person',
  string
>;

/** Validates the details. A patient chooses a person instead of typing a name. */
export async function readDetails(
  { app, guest, typed }: { app: Pick<App, 'db' | 'clock' | 'secrets'>; guest: Actor; typed: TypedDetails },
  { needsMail = false } = {},
): Promise<BookingDetails> {
  const isForPerson = guest.kind === 'patient';
  const person = isForPerson && typed.person ? await personOfBooking(app, guest, typed.person) : null;
  const parsed = bookingDetailsSchema.safeParse(person ? { ...typed, name: person.name } : typed);
  const isMailMissing = needsMail && !typed.email;
  if (parsed.success && !isMailMissing && (person || !isForPerson)) return parsed.data;
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  if (isMailMissing) wrong.add('email');
  if (isForPerson && !person) {
    wrong.delete('name');
    wrong.add('person');
  }
  const texts = needsMail ? { ...fieldTexts, email: fieldTexts.mail } : fieldTexts;
  throw detailsInvalid(Object.fromEntries(Object.entries(texts).filter(([name]) => wrong.has(name))));
}

/** The typed texts, cut to a maximum length. */
export function readTyped(form: FormData): TypedDetails {
  const names = [
    'name',
    'phone',
    'email',
    'reason',
    'visit',
    'payer',
    'insurer',
    'consentVersion',
    'slot',
    'hospital',
    'key',
    'person',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, text(form, name)])) as TypedDetails;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}
