/** Consent to consultations by video: asked once before the first one, after their limits are explained. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { hasConsent, recordConsent } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { videoConsentMissing, videoConsentNeeded } from './teleconsult.errors.ts';
import { videoConsentVersion } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';

/** Whether the patient has agreed to the limits of consultations by video, in the version that holds. */
export function hasVideoConsent(app: Pick<App, 'db'>, actor: Actor): Promise<boolean> {
  const { accountId } = requirePatient(actor);
  return hasConsent(app, { accountId, subject: 'video', version: videoConsentVersion });
}

/** Throws video_consent_needed (403) before the patient has agreed. */
export async function requireVideoConsent(app: Pick<App, 'db'>, actor: Actor): Promise<void> {
  if (!(await hasVideoConsent(app, actor))) throw videoConsentNeeded();
}

/** Agrees to the version that was shown. Throws video_consent_missing (422) for none or another. */
export async function giveVideoConsent(app: Pick<App, 'db' | 'clock'>, actor: Actor, version: string): Promise<void> {
  const { accountId } = requirePatient(actor);
  if (version !== videoConsentVersion) throw videoConsentMissing();
  await inTransaction(app.db, async (tx) => {
    await recordConsent(app, tx, { accountId, subject: 'video', version, event: 'given' });
    await recordAudit(app, tx, {
      actor,
      action: 'consent_given',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
      detail: { subject: 'video', version },
    });
  });
}
