/** Consent to the data-protection notice: version and date; withdrawn as easily as it was given. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { isCurrentNotice, recordConsent, withdrawProfile } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { choicesOf, noticeChannels } from '#src/features/patient/notifications/notifications.rules.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { consentOutdated, findAccountRow, updateAccountRow } from '#src/features/patient/profile/profile.server.ts';

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
  await inTransaction(app.db, async (tx) => {
    const row = await findAccountRow(tx, accountId);
    if (!row?.consentVersion) return;
    const choices = choicesOf(row.notifications);
    const notifications = { ...choices, news: Object.fromEntries(noticeChannels.map((channel) => [channel, false])) };
    await withdrawProfile(app, tx, accountId);
    await recordConsent(app, tx, { accountId, version: row.consentVersion, event: 'withdrawn' });
    await updateAccountRow(tx, accountId, {
      consentVersion: null,
      consentAt: null,
      notifications,
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
  });
}
