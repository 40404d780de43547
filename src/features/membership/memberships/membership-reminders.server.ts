/**
 * Reminders: each member of a paid year is notified once, some weeks before its end, that it ends and is not renewed
 * automatically.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { takeTermToRemind, updateTerm } from './data/memberships.store.server.ts';
import { renewalMail } from './membership-mails.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** Reminds members whose year ends soon and is not renewed. Returns how many; safe in several processes at once. */
export async function remindMembers(app: Ports): Promise<number> {
  for (let reminded = 0; ; reminded += 1) {
    if (!(await inTransaction(app.db, (tx) => remindNext(app, tx)))) return reminded;
  }
}

async function remindNext(app: Ports, tx: Transaction): Promise<boolean> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const { remindDays } = await readSetting({ db: tx }, 'careProgramme');
  const due = await takeTermToRemind(tx, { from: today, until: addDays(today, remindDays) });
  if (!due) return false;
  await enqueueMessage(app, tx, {
    ...renewalMail(app, {
      texts: await messageTexts(app, tx),
      members: [due],
      brand: await readSetting({ db: tx }, 'brand'),
      key: due.term.id,
    }),
    to: due.email,
    now,
  });
  await updateTerm(tx, due.term.id, { remindedAt: now });
  return true;
}
