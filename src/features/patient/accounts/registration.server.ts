/** Registration: its answer never reveals whether an address has an account; the owner learns it by mail. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, undone, type Transaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { passwordRefusal } from '#src/platform/identity/password-policy.server.ts';
import { enqueueMessage, type OutgoingMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { mayHaveCountry, readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { openAccount } from './open-account.server.ts';
import {
  detailsInvalid,
  identityUnavailable,
  passwordCommon,
  passwordTooLong,
  passwordTooShort,
} from './accounts.errors.ts';
import { queueProfileSync } from './profile-sync.server.ts';
import type { Registration } from './accounts.schema.ts';
import { isCurrentNotice, recordConsent } from './consents.server.ts';
import { findAccountByEmail, lockAddress, upsertIdentity } from './data/accounts.store.server.ts';
import { checkIdentity, type CheckedIdentity } from '#src/features/patient/persons/persons.server.ts';
import { verificationCode } from './verification-code.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'identity' | 'config' | 'logger'>;
/** Limit of registrations, because each sends a mail to an address that may be a stranger's. */
const registrationsPerDay = { name: 'register_mailbox', points: 5, seconds: 24 * 60 * 60 };

/**
 * Creates the account and its credential, and mails a link that verifies the address. For an address that has an
 * account nothing changes, its owner is notified, and the same work is done, so that the duration reveals nothing. The
 * mail repeats nothing that was typed, because a stranger may have registered. Throws details_invalid, refusals of the
 * password, and 429 after five registrations of an address in a day; never an error that reveals an account.
 */
export async function registerAccount(app: Ports, input: Registration & { language: Language }): Promise<void> {
  const phone = parsePhoneNumber(input.phone);
  if (!phone) throw detailsInvalid({ phone: m.accounts_error_phone });
  if (!(await isCurrentNotice(app, input.consent_version)))
    throw detailsInvalid({ consent_version: m.accounts_error_consent });
  const person = readPerson(app, input);
  await checkCountry(app, input);
  await checkPassword(app, input);
  await countAgainstLimit(app, registrationsPerDay, input.email);
  const identity = await newCredential(app, input);
  const { shortName } = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    await lockAddress(tx, input.email);
    const isKnown = (await findAccountByEmail(tx, input.email)) !== undefined;
    const { mail } =
      identity && !isKnown
        ? await newAccount(app, tx, { input, identity, phone, person, shortName })
        : await undoneAccount(app, tx, { input, phone, person, shortName });
    await enqueueMessage(app, tx, { channel: 'mail', to: input.email, now: app.clock.now(), ...mail });
  });
}

interface NewRegistration {
  input: Registration & { language: Language };
  identity: Pick<VerifiedIdentity, 'issuer' | 'subject' | 'isEmailVerified'>;
  phone: string;
  person: CheckedIdentity;
  shortName: string;
}
type Mail = Pick<OutgoingMessage, 'dedupeKey' | 'subject' | 'text'>;

/** The account with its person, consent and sign-in method, and the mail with the link that verifies its address. */
async function newAccount(
  app: Ports,
  tx: Transaction,
  { input, identity, phone, person, shortName }: NewRegistration,
): Promise<{ mail: Mail }> {
  const account = await openAccount(app, tx, {
    email: input.email,
    name: input.name,
    isVerified: identity.isEmailVerified,
    phone,
    account: { language: input.language, consentVersion: input.consent_version, consentAt: app.clock.now() },
    person,
  });
  await recordConsent(app, tx, { accountId: account.id, version: input.consent_version, event: 'given' });
  const { issuer, subject } = identity;
  await upsertIdentity(tx, { accountId: account.id, issuer, subject, lastUsedAt: null });
  await queueProfileSync(app, tx, { accountId: account.id, action: 'sync-remidi-profile' });
  const code = verificationCode(app, account);
  const link = `${app.config.publicOrigin}${localPath('/verify-email', input.language)}#${code}`;
  const locale = { locale: input.language };
  const texts = await messageTexts(app, tx);
  return {
    mail: {
      dedupeKey: `verify-address:${account.id}`,
      subject: texts.accounts_mail_verify_subject({ brand: shortName }, locale),
      text: texts.accounts_mail_verify({ brand: shortName, link, code }, locale),
    },
  };
}

/**
 * For an address that has an account: does the same work under an invented address and rolls it back. The owner is
 * notified by mail.
 */
async function undoneAccount(
  app: Ports,
  tx: Transaction,
  { input, ...rest }: Omit<NewRegistration, 'identity'>,
): Promise<{ mail: Mail }> {
  const nobody = app.random.uuid();
  await undone(tx, (inner) =>
    newAccount(app, inner, {
      ...rest,
      input: { ...input, email: `${nobody}@undone.invalid` },
      identity: { issuer: 'undone', subject: nobody, isEmailVerified: false },
    }),
  );
  const locale = { locale: input.language };
  const texts = await messageTexts(app, tx);
  return {
    mail: {
      dedupeKey: `account-exists:${nobody}`,
      subject: texts.accounts_mail_exists_subject({ brand: rest.shortName }, locale),
      text: texts.accounts_mail_exists(
        { brand: rest.shortName, link: app.config.publicOrigin + localPath('/login', input.language) },
        locale,
      ),
    },
  };
}

/**
 * The person of the account, with the identity number sealed. Throws details_invalid with the form's own field names.
 */
function readPerson(app: Pick<App, 'clock' | 'secrets'>, input: Registration) {
  try {
    const known = checkIdentity(
      app.secrets,
      {
        name: input.name,
        idKind: input.id_kind,
        idNumber: input.id_number,
        nationality: input.nationality,
        dateOfBirth: input.date_of_birth ?? null,
        gender: input.gender ?? null,
      },
      malaysianDay(app.clock.now()),
    );
    if (!known.dateOfBirth) throw detailsInvalid({ date_of_birth: m.accounts_error_birth_date_needed });
    if (!known.gender) throw detailsInvalid({ gender: m.accounts_error_gender });
    return known;
  } catch (error) {
    if (!isFailure(error, 'person_invalid')) throw error;
    const names: Record<string, string> = { idNumber: 'id_number', dateOfBirth: 'date_of_birth' };
    throw detailsInvalid(
      Object.fromEntries(Object.entries(error.details.fields ?? {}).map(([name, text]) => [names[name] ?? name, text])),
    );
  }
}

/** Throws details_invalid for a nationality that staff have retired; a Malaysian identity number brings its own. */
async function checkCountry(app: Pick<App, 'db'>, { id_kind, nationality }: Registration): Promise<void> {
  if (id_kind === 'nric' && nationality === 'MY') return;
  if (!(await mayHaveCountry(app.db, { code: nationality })))
    throw detailsInvalid({ nationality: m.persons_error_nationality });
}

/** Throws the password's refusal as a failure. The group's name counts as easily guessed, like the person's own. */
export async function checkPassword(
  app: Pick<App, 'db' | 'identity'>,
  { password, email, name }: { password: string; email: string; name: string },
): Promise<void> {
  const { groupName } = await readSetting(app, 'brand');
  const names = `${name} ${groupName}`;
  const refusal = passwordRefusal(password, { minimum: app.identity.minimumPassword, email, name: names });
  if (refusal === 'too_short') throw passwordTooShort();
  if (refusal === 'too_long') throw passwordTooLong();
  if (refusal === 'too_common') throw passwordCommon();
}

async function newCredential(app: Ports, { email, password, name }: Registration): Promise<VerifiedIdentity | null> {
  if (await findAccountByEmail(app.db, email)) {
    await app.identity.imitateRegister({ email, password, name });
    return null;
  }
  try {
    return await app.identity.register({ email, password, name });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code === 'email_in_use') return null;
    if (error.code === 'weak_password') throw passwordTooShort();
    throw identityUnavailable();
  }
}
