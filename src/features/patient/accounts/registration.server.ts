/** Registration: a stranger is not told whether an address has an account; its owner is, by mail. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { passwordRefusal } from '#src/platform/identity/password-policy.server.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/local-text.ts';
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
import { checkIdentity } from '#src/features/patient/persons/persons.server.ts';
import { verificationCode } from './verification-code.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'identity' | 'config' | 'logger'>;
/** Each sends a mail to an address that may be a stranger's. */
const registrationsPerDay = { name: 'register_mailbox', points: 5, seconds: 24 * 60 * 60 };

/**
 * Makes the account and its credential, and mails a link that verifies the address. For an address that has an account
 * nothing changes and its owner is told. The mail repeats nothing that was typed: whoever registers may be a stranger.
 * Throws details_invalid, refusals of the password, and 429 after five registrations of an address in a day; never that an
 * account exists.
 */
export async function registerAccount(app: Ports, input: Registration & { language: Language }): Promise<void> {
  const phone = parsePhoneNumber(input.phone);
  if (!phone) throw detailsInvalid({ phone: m.accounts_error_phone });
  if (!(await isCurrentNotice(app, input.consent_version)))
    throw detailsInvalid({ consent_version: m.accounts_error_consent });
  const person = readPerson(app, input);
  checkPassword(app, input);
  await countAgainstLimit(app, registrationsPerDay, input.email);
  const identity = await newCredential(app, input);
  const { shortName } = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    await lockAddress(tx, input.email);
    const now = app.clock.now();
    if (!identity || (await findAccountByEmail(tx, input.email))) {
      await enqueueMessage(app, tx, {
        channel: 'mail',
        to: input.email,
        now,
        dedupeKey: `account-exists:${app.random.uuid()}`,
        subject: m.accounts_mail_exists_subject({ brand: shortName }, { locale: input.language }),
        text: m.accounts_mail_exists(
          { brand: shortName, link: app.config.publicOrigin + localPath('/login', input.language) },
          { locale: input.language },
        ),
      });
      return;
    }
    const account = await openAccount(app, tx, {
      email: input.email,
      name: input.name,
      isVerified: identity.isEmailVerified,
      phone,
      account: {
        language: input.language,
        consentVersion: input.consent_version,
        consentAt: now,
      },
      person,
    });
    await recordConsent(app, tx, { accountId: account.id, version: input.consent_version, event: 'given' });
    await upsertIdentity(tx, {
      accountId: account.id,
      issuer: identity.issuer,
      subject: identity.subject,
      lastUsedAt: null,
    });
    await queueProfileSync(app, tx, { accountId: account.id, action: 'sync-remidi-profile' });
    const code = verificationCode(app, account);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: input.email,
      now,
      dedupeKey: `verify-address:${account.id}`,
      subject: m.accounts_mail_verify_subject({ brand: shortName }, { locale: input.language }),
      text: m.accounts_mail_verify(
        {
          brand: shortName,
          link: `${app.config.publicOrigin}${localPath('/verify-email', input.language)}#${code}`,
          code,
        },
        { locale: input.language },
      ),
    });
  });
}

/** The person behind the account, its identity number sealed. Throws details_invalid with the form's own names. */
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

/** Throws the password's refusal in words. */
export function checkPassword(
  app: Pick<App, 'identity'>,
  { password, email, name }: { password: string; email: string; name: string },
): void {
  const refusal = passwordRefusal(password, { minimum: app.identity.minimumPassword, email, name });
  if (refusal === 'too_short') throw passwordTooShort();
  if (refusal === 'too_long') throw passwordTooLong();
  if (refusal === 'too_common') throw passwordCommon();
}

async function newCredential(app: Ports, { email, password, name }: Registration): Promise<VerifiedIdentity | null> {
  if (await findAccountByEmail(app.db, email)) {
    // As much work as for a new address: how long it takes tells nothing.
    await app.identity.signIn({ email, password }).catch(() => null);
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
