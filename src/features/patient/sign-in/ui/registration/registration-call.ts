/** Registration by scripts: the specification's call, and its message where no answer comes. */
import { m } from '#src/paraglide/messages.js';
import { withDatesJoined } from '#src/shared/date-fields/date-parts.ts';
import { sessionCall } from '#src/features/patient/sessions/ui/session-api.ts';

export interface RegistrationOutcome {
  sentTo?: string;
  fields: Record<string, string>;
  /** What the date field needs to mark its wrong parts. */
  typed?: Record<string, string>;
  message?: string;
}

/** Sends the form's fields; empty ones are left out. */
export async function register(form: FormData): Promise<RegistrationOutcome> {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const values = Object.fromEntries(
    Object.entries(withDatesJoined(Object.fromEntries(typed))).filter(
      ([name, value]) => value !== '' && name !== 'zone_token',
    ),
  );
  try {
    const answer = await sessionCall('auth/register', values);
    if (answer.status) return { sentTo: String(values['email']), fields: {} };
    const fields = Object.fromEntries(Object.entries(answer.errors ?? {}).map(([name, [text = '']]) => [name, text]));
    return Object.keys(fields).length > 0
      ? { fields, typed: { date_of_birth: values['date_of_birth'] ?? '' } }
      : { fields, message: answer.message ?? m.session_error_social() };
  } catch {
    return { fields: {}, message: m.session_error_social() };
  }
}
