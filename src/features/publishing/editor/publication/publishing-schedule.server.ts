/** The schedule: due entries are published within the minute, by one process only; failures are reported. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { after } from '#src/features/publishing/entries/content.rules.ts';
import {
  findEntry,
  hasExpired,
  listExpired,
  listTexts,
  lockDueTexts,
  lockEntry,
  updateText,
  type EntryRow,
} from '../data/editing.store.server.ts';
import { hide, stepWithin } from './publishing.server.ts';

type Scheduler = Pick<App, 'db' | 'clock' | 'secrets' | 'logger'>;

/** A publication later than this is reported. */
const lateMs = 60_000;

export interface ScheduleReport {
  published: number;
  expired: number;
  late: number;
  refused: number;
}

/** Publishes what is due and unpublishes what has expired. Runs every minute; a second run changes nothing more. */
export async function runSchedule(app: Scheduler): Promise<ScheduleReport> {
  const report: ScheduleReport = { published: 0, expired: 0, late: 0, refused: 0 };
  while (await publishNext(app, report)) {
    /* One transaction each, so that a failure of one entry does not affect another. */
  }
  for (const { entryId, language } of await listExpired(app.db, app.clock.now())) {
    if (await expire(app, entryId, language)) report.expired += 1;
  }
  return report;
}

/** Publishes one due language; false when nothing is due. */
async function publishNext(app: Scheduler, report: ScheduleReport): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const [due] = await lockDueTexts(tx, app.clock.now());
    if (!due) return false;
    const entry = await lockEntry(tx, due.entryId);
    if (!entry) return false;
    const lateBy = app.clock.now().getTime() - due.scheduledFor.getTime();
    const isLate = lateBy > lateMs;
    const outcome = await publishDue(app, tx, { entry, language: due.language });
    report[outcome] += 1;
    if (isLate) report.late += 1;
    if (isLate || outcome === 'refused')
      await alert(app, tx, { entry, language: due.language, lateBy, isRefused: outcome === 'refused' });
    return true;
  });
}

/**
 * Publishes a due language. One that may not be published (its approval has expired) becomes a draft, and its editors
 * are notified.
 */
async function publishDue(
  app: Scheduler,
  tx: Transaction,
  { entry, language }: { entry: EntryRow; language: Language },
): Promise<'published' | 'refused'> {
  try {
    await stepWithin(app, tx, {
      changer: { kind: 'system' },
      entryId: entry.id,
      language,
      step: 'publish',
      entry,
    });
    return 'published';
  } catch (error) {
    if (!isFailure(error, 'not_ready')) throw error;
    await updateText(tx, { entryId: entry.id, language }, { status: 'draft', scheduledFor: null });
    return 'refused';
  }
}

interface Trouble {
  entry: EntryRow;
  language: Language;
  lateBy: number;
  isRefused: boolean;
}

/** Logs for the operator and mails the group's own address. */
async function alert(app: Scheduler, tx: Transaction, { entry, language, lateBy, isRefused }: Trouble): Promise<void> {
  app.logger.warn(
    { entry: entry.id, kind: entry.kind, language, lateMs: lateBy, isRefused },
    'scheduled content is late or was refused',
  );
  const { email } = await readSetting(app, 'brand');
  const subject = isRefused
    ? m.content_alert_refused({ slug: entry.slug }, { locale: 'en' })
    : m.content_alert_late({ slug: entry.slug, minutes: Math.round(lateBy / 60_000) }, { locale: 'en' });
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: email,
    subject,
    text: subject,
    dedupeKey: `content-schedule:${entry.id}:${language}:${app.clock.now().toISOString()}`,
    now: app.clock.now(),
  });
}

async function expire(app: Scheduler, entryId: number, language: Language): Promise<boolean> {
  const found = await findEntry(app.db, entryId);
  if (!found) return false;
  return inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    // Publishes a due language. A language that may not be published (its approval has expired) becomes a draft, and
    // its editors are notified.
    if (!entry || !(await hasExpired(tx, { entryId, language }, app.clock.now()))) return false;
    await hide(tx, entry, language);
    // A draft that an editor has begun is left as it is.
    const text = (await listTexts(tx, entryId)).find((candidate) => candidate.language === language);
    if (text && after(text.status, 'expire')) await updateText(tx, text, { status: 'expired' });
    await recordAudit(app, tx, {
      actor: { kind: 'system' },
      action: 'content_expire',
      subjectKind: entry.kind,
      subjectId: String(entry.id),
      detail: { language, slug: entry.slug },
    });
    return true;
  });
}
