/** Another mail address, asked for on the patient's own pages: whoever is there proves to be the owner first. */
import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { codeInvalid } from '#src/features/patient/accounts/accounts.errors.ts';
import { emailField } from '#src/features/patient/accounts/accounts.schema.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { confirmEmailChange, requestEmailChange } from '#src/features/patient/accounts/email-change.server.ts';
import { checkPresentPassword, hasPassword } from '#src/features/patient/accounts/password.server.ts';
import { checkSecondFactor } from '#src/features/patient/accounts/second-factor.server.ts';
import { signInNeeded } from '#src/features/patient/accounts/persons.errors.ts';
import { endSessions } from '#src/features/patient/sign-in/session.server.ts';
import { m } from '#src/paraglide/messages.js';
import { profileInvalid, signInAgain } from './profile.errors.ts';
import { guessLimit, isFreshlySignedIn } from './patient-data.server.ts';

/** What is asked before the address may change: a code where there is a second factor, else the password, else a fresh sign-in. */
export type OwnerProof = 'code' | 'password' | 'fresh';
/** Links to addresses of others, mailed by a patient. */
const mailLimit = { name: 'email_change', points: 5, seconds: 60 * 60 };

/** The present address, and what its owner is asked for. Throws sign_in (401). */
export async function viewEmail(
  app: App,
  patient: Patient,
): Promise<{ email: string; proof: OwnerProof; isOurs: boolean }> {
  const account = await findAccount(app, patient.accountId);
  if (!account) throw signInNeeded();
  const proof = account.secondFactorAt ? 'code' : (await hasPassword(app, account.id)) ? 'password' : 'fresh';
  return { email: account.email, proof, isOurs: app.identity.kind === 'embedded' };
}

/** Throws profile_invalid, password_wrong, code_invalid, sign_in_again, email_same (422), 429. Answers the address that the link went to. */
export async function askForEmail(app: App, patient: Patient, typed: Record<string, string>): Promise<string> {
  const email = emailField.safeParse((typed['email'] ?? '').trim());
  if (!email.success) throw profileInvalid({ email: m.accounts_error_email });
  await proveOwner(app, patient, typed);
  await countAgainstLimit(app, mailLimit, patient.accountId);
  await requestEmailChange(app, patient, { email: email.data });
  return email.data;
}

/** The mailed link was opened by who is signed in. Throws link_invalid (422), 429. */
export async function takeEmail(app: App, patient: Patient, code: string): Promise<void> {
  await countAgainstLimit(app, guessLimit, patient.accountId);
  await confirmEmailChange(app, patient, { code: code.slice(0, 200), endSessions });
}

async function proveOwner(app: App, patient: Patient, typed: Record<string, string>): Promise<void> {
  const { email, proof } = await viewEmail(app, patient);
  if (proof === 'fresh') {
    if (!(await isFreshlySignedIn(app, patient))) throw signInAgain();
    return;
  }
  await countAgainstLimit(app, guessLimit, patient.accountId);
  if (proof === 'password') await checkPresentPassword(app, { id: patient.accountId, email }, typed['current'] ?? '');
  else if (!(await checkSecondFactor(app, patient.accountId, (typed['code'] ?? '').slice(0, 40)))) throw codeInvalid();
}
