/** Who books and for whom: the account, its persons, the verified number, the consent. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { findAccount, type AccountRow } from '#src/features/patient/accounts/accounts.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { choosePerson, listChoosablePersons } from '#src/features/patient/persons/persons.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { detailsInvalid, fieldTexts } from '#src/features/appointments/appointments/appointments.errors.ts';
import { childUntilAge } from '../appointments.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

/** What a booking knows about a signed-in patient. */
export interface Booker {
  /** The patient first, then the dependants for whom the patient may book. */
  persons: { id: string; name: string; isChild: boolean }[];
  phone: string | null;
  email: string;
  /** A verified number needs no code. */
  isPhoneProved: boolean;
}

/**
 * The preselected person: the one in the address, a child where the doctor sees only children, otherwise the patient.
 */
export function likelyPerson(
  persons: Booker['persons'],
  { asked, doctor }: { asked: string | null; doctor: { isForChildren: boolean } },
): string | undefined {
  const child = doctor.isForChildren ? persons.find(({ isChild }) => isChild) : undefined;
  return (persons.find(({ id }) => id === asked) ?? child ?? persons[0])?.id;
}

/** The signed-in patient who books; null for a guest. */
export async function findBooker(app: Ports, actor: Actor): Promise<Booker | null> {
  if (actor.kind !== 'patient') return null;
  const [account, persons] = await Promise.all([findAccount(app, actor.accountId), listChoosablePersons(app, actor)]);
  if (!account) return null;
  return {
    persons: persons.map(({ id, name, age }) => ({ id, name, isChild: age !== null && age < childUntilAge })),
    phone: openPhone(app, account),
    email: account.email,
    isPhoneProved: account.phoneVerifiedAt !== null,
  };
}

/** Whether the typed number is the patient's own verified number, so that the booking needs no code. */
export async function isOwnProvedPhone(app: Ports, actor: Actor, typed: string): Promise<boolean> {
  const account = actor.kind === 'patient' ? await findAccount(app, actor.accountId) : null;
  const own = account?.phoneVerifiedAt ? openPhone(app, account) : null;
  return own !== null && parsePhoneNumber(typed) === own;
}

function openPhone({ secrets }: Pick<App, 'secrets'>, { id, phone }: AccountRow): string | null {
  return phone && secrets.open(phone, ['accounts', 'phone', id]);
}

/**
 * The person that a booking is for. A person of another account, or one whose access has ended, is refused beside the
 * field.
 */
export async function personOfBooking(
  app: Ports,
  actor: Actor,
  personId: string,
): Promise<{ id: string; name: string }> {
  try {
    return await choosePerson(app, actor, { personId });
  } catch (error) {
    if (isFailure(error)) throw detailsInvalid({ person: fieldTexts.person });
    throw error;
  }
}

/**
 * Refuses consent to any version but the present one, with the message beside the box. Throws details_invalid (422).
 */
export async function requireCurrentConsent(
  app: Pick<App, 'db'>,
  { consentVersion }: { consentVersion: string },
): Promise<void> {
  requireNoticeVersion({ consentVersion }, await readSetting(app, 'privacyNotice'));
}

/** The same against a notice that was read before. */
export function requireNoticeVersion(
  { consentVersion }: { consentVersion: string },
  notice: { version: string },
): void {
  if (consentVersion !== notice.version) throw detailsInvalid({ consentVersion: fieldTexts.consentVersion });
}
