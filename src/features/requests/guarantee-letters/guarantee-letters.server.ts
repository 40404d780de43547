/**
 * Guarantee letters: the applicant sees the state of an application by the account, or by its number and the last four
 * characters of the patient's identity number; nobody else learns that it exists. Its fields, states and steps are in
 * guarantee-letter-form.schema.ts of forms.
 */
import {
  findOwnSubmission,
  listOwnSubmissions,
  valuesOfSubmission,
  followUpToken,
} from '#src/features/requests/submissions/submissions.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countAddress, countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { letterNotFound } from './guarantee-letters.errors.ts';
import { lastFour } from './guarantee-letters.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;

/** Limits on guesses at the four characters: by letter, and by client address. */
const perLetter = { name: 'letter_last_four', points: 5, seconds: 900 };
const perAddress = { name: 'letter_address', points: 30, seconds: 900 };

/** The access token for the account that sent it; null for everybody else. */
export async function ownLetterWay(app: Ports, actor: Actor, reference: string): Promise<string | null> {
  const found = await findOwnSubmission(app, actor, { reference, kind: guaranteeLetterForm.name });
  return found ? followUpToken(app, reference) : null;
}

/**
 * An access token for two hours, in exchange for the last four characters of the patient's NRIC or passport. Throws
 * letter_unknown (404), too_many_requests (429).
 */
export async function openByLastFour(
  app: Ports,
  input: { reference: string; typed: string; clientAddress: string },
): Promise<string> {
  await countAddress(app, perAddress, input.clientAddress);
  await countAgainstLimit(app, perLetter, input.reference);
  const values = await valuesOfSubmission(app, { reference: input.reference, kind: guaranteeLetterForm.name });
  const typed = lastFour(input.typed);
  if (!values || typed.length !== 4 || lastFour(values['identity_number'] ?? '') !== typed) throw letterNotFound();
  return followUpToken(app, input.reference);
}

/** The account's letters, newest first, each with its patient. */
export async function listOwnLetters(app: Ports, actor: Actor, language: Language) {
  return (await listOwnSubmissions(app, actor, language)).filter(({ kind }) => kind === guaranteeLetterForm.name);
}
export type OwnLetter = Awaited<ReturnType<typeof listOwnLetters>>[number];
