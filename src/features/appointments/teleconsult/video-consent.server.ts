/** Consent to video consultations: asked once before the first one, after their limits are explained. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  hasConsent,
  recordConsent,
  lastConsent,
  listConsents,
} from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { videoConsentMissing, videoConsentNeeded } from './teleconsult.errors.ts';
import { videoConsentVersion } from './teleconsult.rules.ts';

/** Whether the patient has consented to the present version of the limits of video consultations. */
export function hasVideoConsent(app: Pick<App, 'db'>, actor: Actor): Promise<boolean> {
  const { accountId } = requirePatient(actor);
  return hasConsent(app, { accountId, subject: 'video', version: videoConsentVersion });
}

/** Throws video_consent_needed (403) before the patient has consented. */
export async function requireVideoConsent(app: Pick<App, 'db'>, actor: Actor): Promise<void> {
  if (!(await hasVideoConsent(app, actor))) throw videoConsentNeeded();
}

export interface VideoConsentView {
  /** When the present consent was given; null where there is none, or none to the present version. */
  since: Date | null;
  /** Each consent and withdrawal, oldest first. */
  history: { event: 'given' | 'withdrawn'; version: string; at: Date }[];
}

/** The patient's consent to video consultations, with its history. */
export async function viewVideoConsent(app: Pick<App, 'db'>, actor: Actor): Promise<VideoConsentView> {
  const { accountId } = requirePatient(actor);
  const history = (await listConsents(app.db, accountId)).filter(({ subject }) => subject === 'video');
  const last = history.at(-1);
  const holds = last?.event === 'given' && last.version === videoConsentVersion;
  return { since: holds ? last.at : null, history: history.map(({ event, version, at }) => ({ event, version, at })) };
}

/**
 * Withdraws the consent, as easily as it was given: the room stays closed until the patient consents again. Bookings
 * stay; the patient may ask for an appointment at the clinic instead. Without a consent nothing is written.
 */
export async function withdrawVideoConsent(app: Pick<App, 'db' | 'clock'>, actor: Actor): Promise<void> {
  const { accountId } = requirePatient(actor);
  const last = await lastConsent(app, { accountId, subject: 'video' });
  if (last?.event !== 'given') return;
  await inTransaction(app.db, async (tx) => {
    await recordConsent(app, tx, { accountId, subject: 'video', version: last.version, event: 'withdrawn' });
    await recordAudit(app, tx, {
      actor,
      action: 'consent_withdrawn',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
      detail: { subject: 'video', version: last.version },
    });
  });
}

/**
 * Records the consent to the version that was shown. Throws video_consent_missing (422) where the box was not ticked or
 * the version is another one.
 */
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
