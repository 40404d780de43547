/** Consent to the data-protection notice: version and date; withdrawn as easily as it was given. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { isCurrentNotice, recordConsent, withdrawProfile } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { noticeChannels } from '#src/features/patient/notifications/notifications.schema.ts';
import { choicesOf } from '#src/features/patient/notifications/notifications.rules.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { findAccountRow, updateAccountRow } from '#src/features/patient/profile/profile.server.ts';
import { consentOutdated } from './privacy.errors.ts';

/** Records the consent to the version that was shown. Throws consent_outdated (409) if a newer version is in force. */
export async function giveConsent(app: Pick<App, 'db' | 'clock'>, actor: Actor, version: string): Promise<void> {
  const { accountId } = requirePatient(actor);
  if (!(await isCurrentNotice(app, version))) throw consentOutdated();
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    await updateAccountRow(tx, accountId, { consentVersion: version, consentAt: now, updatedAt: now });
    await recordConsent(app, tx, { accountId, version, event: 'given' });
    await recordAudit(app, tx, {
      actor,
      action: 'consent_given',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
      detail: { version },
    });
  });
}

/**
 * Withdraws the consent: queued profiles are deleted, a service that already has one is notified, and no news is
 * sent. The consent to a booking stays with the booking.
 */
export async function withdrawConsent(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  actor: Actor,
): Promise<void> {
  const { accountId } = requirePatient(actor);
  await inTransaction(app.db, (tx) => withdrawConsentIn(app, tx, { actor, accountId }));
}

/** Withdraws an account's consent in a caller's transaction. The caller has checked who asks for it. */
export async function withdrawConsentIn(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  { actor, accountId }: { actor: Actor; accountId: string },
): Promise<void> {
  const row = await findAccountRow(tx, accountId);
  if (!row?.consentVersion) return;
  await withdrawProfile(app, tx, accountId);
  await recordConsent(app, tx, { accountId, version: row.consentVersion, event: 'withdrawn' });
  await updateAccountRow(tx, accountId, {
    consentVersion: null,
    consentAt: null,
    notifications: withoutNews(row.notifications),
    updatedAt: app.clock.now(),
  });
  await recordAudit(app, tx, {
    actor,
    action: 'consent_withdrawn',
    subjectKind: 'account',
    subjectId: accountId,
    patientId: accountId,
    detail: { version: row.consentVersion },
  });
}

/** Switches news off on every channel, in a caller's transaction (PDPA s.43). */
export async function stopMarketingIn(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, accountId }: { actor: Actor; accountId: string },
): Promise<void> {
  const row = await findAccountRow(tx, accountId);
  if (!row) return;
  await updateAccountRow(tx, accountId, {
    notifications: withoutNews(row.notifications),
    updatedAt: app.clock.now(),
  });
  await recordAudit(app, tx, {
    actor,
    action: 'marketing_stopped',
    subjectKind: 'account',
    subjectId: accountId,
    patientId: accountId,
  });
}

function withoutNews(notifications: Record<string, Record<string, boolean>>) {
  return { ...choicesOf(notifications), news: Object.fromEntries(noticeChannels.map((channel) => [channel, false])) };
}
