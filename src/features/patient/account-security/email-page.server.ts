/** Change of the mail address on the patient's own pages. */
import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { emailField } from '#src/features/patient/accounts/accounts.schema.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import {
  requireReauthentication,
  confirmEmailChange,
  requestEmailChange,
} from '#src/features/patient/credentials/credentials.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { m } from '#src/paraglide/messages.js';
import { profileInvalid } from '#src/features/patient/profile/profile.server.ts';
import { guessLimit } from '#src/features/patient/privacy/privacy.rules.ts';
import { emailChangeLimit } from '#src/features/patient/credentials/email-change.rules.ts';

/** The present address; null where the account was erased while its page was opened. */
export async function viewEmail(app: App, patient: Patient): Promise<{ email: string; isInternal: boolean } | null> {
  const account = await findAccount(app, patient.accountId);
  return account && { email: account.email, isInternal: app.identity.managesUsers };
}

/**
 * Requests a change of the address. Throws profile_invalid, email_same (422), proof_needed (403), address_unproved
 * (409), 429. Returns the address that the link was sent to.
 */
export async function askForEmail(app: App, patient: Patient, typed: Record<string, string>): Promise<string> {
  const email = emailField.safeParse((typed['email'] ?? '').trim());
  if (!email.success) throw profileInvalid({ email: m.accounts_error_email });
  await requireReauthentication(app, patient);
  await countAgainstLimit(app, emailChangeLimit, patient.accountId);
  await requestEmailChange(app, patient, { email: email.data });
  return email.data;
}

/** Confirms the change with the mailed link, for the signed-in patient. Throws link_invalid (422), 429. */
export async function takeEmail(app: App, patient: Patient, code: string): Promise<void> {
  await countAgainstLimit(app, guessLimit, patient.accountId);
  await confirmEmailChange(app, patient, { code: code.slice(0, 200), endSessions });
}
