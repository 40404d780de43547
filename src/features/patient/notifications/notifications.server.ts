/** Notifications: the kinds and channels that a patient has chosen. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { findChoices, updateChoices } from './data/notifications.store.server.ts';
import type { NoticeChannel, NoticeChoices, NoticeKind } from './notifications.schema.ts';
import { choicesOf } from './notifications.rules.ts';

/** The patient's choices for each kind and channel. Throws sign_in (401). */
export async function readNoticeChoices(app: Pick<App, 'db'>, actor: Actor): Promise<NoticeChoices> {
  return choicesOf((await findChoices(app.db, requirePatient(actor).accountId)) ?? {});
}

/** Stores all choices at once. Throws sign_in (401). */
export async function saveNoticeChoices(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  choices: NoticeChoices,
): Promise<NoticeChoices> {
  const { accountId } = requirePatient(actor);
  await inTransaction(app.db, async (tx) => {
    await updateChoices(tx, accountId, { notifications: choices, updatedAt: app.clock.now() });
    await recordAudit(app, tx, {
      actor,
      action: 'notifications_changed',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
    });
  });
  return choices;
}

/** By which channels the account wants notices of this kind; called before a message is queued. */
export async function wantedNotices(
  db: Database | Transaction,
  accountId: string,
  kind: NoticeKind,
): Promise<Record<NoticeChannel, boolean>> {
  return choicesOf((await findChoices(db, accountId)) ?? {})[kind];
}
