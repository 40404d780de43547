/**
 * Publishing: each language of an entry has its own state; the pages of the other languages do not change by a byte.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { approvalOf, reviewFor, type Approval } from '../approval/clinical-approval.server.ts';
import { requireEditor } from '../content-access.server.ts';
import { judgedWords } from './judged-words.server.ts';
import { entryUnknown, indexEntry } from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, needsReview, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { after, type Status, type Step } from '#src/features/publishing/entries/content.rules.ts';
import { packagesEndingBefore } from '../data/choices.store.server.ts';
import { missingFields } from '#src/features/publishing/entries/content.schema.ts';
import { upsertKeyword } from '../data/entry-addresses.store.server.ts';
import { hasLostAddress } from '../addresses/free-address.server.ts';
import { publishedValues } from '../versions/published-values.server.ts';
import { snapshotOf } from '../versions/version-snapshot.rules.ts';
import {
  deletePublished,
  insertVersion,
  listPublishedLanguages,
  listTexts,
  lockEntry,
  updateText,
  upsertPublished,
  type EntryRow,
  type TextRow,
} from '../data/editing.store.server.ts';
import { notReady, scheduleInPast, stepNotAllowed } from '../editor.errors.ts';
import { missingRequirements } from './before-publication.rules.ts';

export type Editing = Pick<App, 'db' | 'clock'>;
/** Who changes content: a member of staff, or the system for a schedule or sample data. */
export type Changer = Actor | { kind: 'system' };

export interface StepRequest {
  entryId: number;
  language: Language;
  step: Exclude<Step, 'edit' | 'expire'>;
  /** When a schedule fires; an ISO instant, in whole minutes. */
  at?: string | undefined;
}

/**
 * Takes one step in one language's life cycle and returns the new state. Throws 404, 409 where the step is not allowed,
 * 422 with the missing requirements of publication, 422 for a date in the past.
 */
export async function takeStep(app: Editing, actor: Actor, request: StepRequest): Promise<Status> {
  return inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, request.entryId);
    if (!entry) throw entryUnknown();
    requireEditor(actor, entry.kind);
    return stepWithin(app, tx, { ...request, changer: actor, entry });
  });
}

/** The same inside a transaction that has the entry locked. */
export async function stepWithin(
  app: Editing,
  tx: Transaction,
  { changer, ...request }: StepRequest & { changer: Changer; entry: EntryRow },
): Promise<Status> {
  const { entry, language, step } = request;
  const texts = await listTexts(tx, entry.id);
  const text = texts.find((candidate) => candidate.language === language);
  const next = text && after(text.status, step);
  if (!text || !next) throw stepNotAllowed();
  const scheduledFor = step === 'schedule' ? scheduleTime(request.at, app.clock.now()) : null;
  const approval = await approvalOf(tx, entry, text);
  if (step === 'publish' || step === 'schedule')
    await refuseUnready(tx, entry, {
      text,
      approval,
      at: scheduledFor ?? app.clock.now(),
      // Fields that another language lacks are taken from English.
      englishOwn: texts.find((other) => other.language === 'en')?.own ?? {},
      hasEnglishToo:
        step === 'schedule' && texts.some((other) => other.language === 'en' && other.status === 'scheduled'),
    });
  await updateText(tx, text, { status: next, scheduledFor });
  if (step === 'publish') await show(app, tx, { changer, ...asApproved(entry, text, approval) });
  if (step === 'unpublish') await hide(tx, entry, language);
  await recordAudit(app, tx, {
    actor: changer,
    action: `content_${step}`,
    subjectKind: entry.kind,
    subjectId: String(entry.id),
    detail: { language, slug: entry.slug, ...(scheduledFor ? { at: scheduledFor.toISOString() } : {}) },
  });
  return next;
}

async function refuseUnready(
  tx: Transaction,
  entry: EntryRow,
  {
    text,
    approval,
    ...asked
  }: {
    text: TextRow;
    approval: Approval;
    at: Date;
    englishOwn: Record<string, unknown>;
    hasEnglishToo: boolean;
  },
): Promise<void> {
  const shown = await listPublishedLanguages(tx, entry.id);
  const isEnglishPublished = asked.hasEnglishToo || shown.some(({ language }) => language === 'en');
  const lackingFields = missingFields(entry.kind, { ...entry.fields, ...asked.englishOwn });
  const words = judgedWords(text);
  const found = missingRequirements(
    {
      ...text,
      kind: entry.kind,
      ...reviewFor(approval),
      fields: entry.fields,
      ...words,
      isEnglishPublished,
      hasFields: lackingFields.length === 0,
      endingPackages: await packagesEndingBefore(tx, entry.fields),
      isAddressTaken: await hasLostAddress(tx, entry),
    },
    asked.at,
  );
  if (found.length > 0) throw notReady(found, { missingFields: lackingFields, healthWords: words.healthWords });
}

/** The entry and the text with the reviewer that their approval names; unchanged for a kind without clinical review. */
function asApproved(
  entry: EntryRow,
  text: TextRow,
  { field, ...review }: Approval,
): { entry: EntryRow; text: TextRow } {
  if (!needsReview(entry.kind, entry.fields)) return { entry, text };
  const { reviewer, reviewedOn, reviewDueOn } = review;
  const named = field?.[text.language] ?? field?.en;
  return {
    entry: { ...entry, reviewer, reviewedOn, reviewDueOn },
    text: named ? { ...text, own: { ...text.own, reviewerField: named } } : text,
  };
}

/** Schedules are stored in whole minutes; the present minute counts as past. */
function scheduleTime(at: string | undefined, now: Date): Date {
  const wanted = new Date(at ?? '');
  if (Number.isNaN(wanted.getTime()) || wanted <= now) throw scheduleInPast();
  wanted.setUTCSeconds(0, 0);
  return wanted;
}

/** Publishes one language: copies its working copy, in the transaction that also invalidates the cache tags. */
async function show(
  app: Editing,
  tx: Transaction,
  { changer, entry, text }: { changer: Changer; entry: EntryRow; text: TextRow },
): Promise<void> {
  const now = app.clock.now();
  const firstPublishedAt = text.firstPublishedAt ?? now;
  await updateText(tx, text, { firstPublishedAt });
  await upsertPublished(tx, publishedValues(entry, text, { publishedAt: firstPublishedAt, changedAt: now }));
  await insertVersion(tx, {
    entryId: entry.id,
    language: text.language,
    event: 'published',
    takenAt: now,
    takenBy: 'accountId' in changer ? changer.accountId : null,
    snapshot: snapshotOf(entry, text),
  });
  const { component, cacheTag } = traitsOf(entry.kind);
  const path = entryAddress(entry);
  if (component && path) {
    await upsertKeyword(tx, { path, component, itemId: entry.id });
    await invalidateTag(tx, 'keywords');
  }
  await indexEntry(tx, entry);
  await invalidateTag(tx, cacheTag);
}

/** Unpublishes this language; without English, all of them. */
export async function hide(tx: Transaction, entry: EntryRow, language: Language): Promise<void> {
  const had = await deletePublished(tx, { entryId: entry.id, language });
  if (!had) return;
  await indexEntry(tx, entry);
  await invalidateTag(tx, traitsOf(entry.kind).cacheTag);
}
