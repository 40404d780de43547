/**
 * Consents to the privacy notice and to video consultations: checked against the present version, with their history.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { findLastConsent, insertConsent, type ConsentSubject } from './data/consents.store.server.ts';

export { listConsents } from './data/consents.store.server.ts';

/** Whether the version is the present one; consent to any other text does not count. */
export async function isCurrentNotice(app: Pick<App, 'db'>, version: string): Promise<boolean> {
  return version === (await readSetting(app, 'privacyNotice')).version;
}

/** Whether the account has agreed to this version and has not withdrawn it. */
export async function hasConsent(
  app: Pick<App, 'db'>,
  { version, ...of }: { accountId: string; subject: ConsentSubject; version: string },
): Promise<boolean> {
  const last = await findLastConsent(app.db, of);
  return last?.event === 'given' && last.version === version;
}

/** The last consent or withdrawal for a subject, of any version. */
export function lastConsent(app: Pick<App, 'db'>, of: { accountId: string; subject: ConsentSubject }) {
  return findLastConsent(app.db, of);
}

/** Adds an entry to the account's history, in the transaction of the change. */
export function recordConsent(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  consent: { accountId: string; subject?: ConsentSubject; version: string; event: 'given' | 'withdrawn' },
): Promise<void> {
  return insertConsent(tx, { ...consent, at: app.clock.now() });
}
