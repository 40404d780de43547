/** Consents to the privacy notice and to consultations by video: checked against the version that holds, with their history. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { findLastConsent, insertConsent, type ConsentSubject } from './data/consents.store.server.ts';

export { listConsents } from './data/consents.store.server.ts';

/** Whether the version is the one that a reader is shown now: any other text is no consent. */
export async function isCurrentNotice(app: Pick<App, 'db'>, version: string): Promise<boolean> {
  return version === (await readSetting(app, 'privacyNotice')).version;
}

/** Whether the account has agreed to this version, and has not taken it back since. */
export async function hasConsent(
  app: Pick<App, 'db'>,
  { version, ...of }: { accountId: string; subject: ConsentSubject; version: string },
): Promise<boolean> {
  const last = await findLastConsent(app.db, of);
  return last?.event === 'given' && last.version === version;
}

/** The last that was given or withdrawn to a subject, whichever version it names. */
export function lastConsent(app: Pick<App, 'db'>, of: { accountId: string; subject: ConsentSubject }) {
  return findLastConsent(app.db, of);
}

/** Adds to the account's history, in the transaction of the change. */
export function recordConsent(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  consent: { accountId: string; subject?: ConsentSubject; version: string; event: 'given' | 'withdrawn' },
): Promise<void> {
  return insertConsent(tx, { ...consent, at: app.clock.now() });
}
