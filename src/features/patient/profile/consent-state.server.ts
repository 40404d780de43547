import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { findAccountRow } from './data/profile.store.server.ts';

/** The version that the patient agreed to, if any, and the present one. */
export async function viewConsent(
  app: Pick<App, 'db'>,
  actor: Actor,
): Promise<{ version: string | null; at: Date | null; current: string }> {
  const [row, notice] = await Promise.all([
    findAccountRow(app.db, requirePatient(actor).accountId),
    readSetting(app, 'privacyNotice'),
  ]);
  return { version: row?.consentVersion ?? null, at: row?.consentAt ?? null, current: notice.version };
}
