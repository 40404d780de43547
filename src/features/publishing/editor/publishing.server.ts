/**
 * Publishing: each language of an entry has its own state; the pages of the other languages do not change by a byte.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/local-text.ts';
import { requireEditor } from './content-access.server.ts';
import {
  entryUnknown,
  notReady,
  scheduleInPast,
  stepNotAllowed,
  plainText,
  safeHtml,
  indexEntry,
} from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import {
  after,
  missingRequirements,
  readingMinutes,
  visibleUntil,
  type Status,
  type Step,
} from '#src/features/publishing/entries/content.rules.ts';
import { packagesEndingBefore } from './data/choices.store.server.ts';
import { missingFields } from '#src/features/publishing/entries/content.schema.ts';
import { upsertKeyword } from './data/entry-addresses.store.server.ts';
import {
  deletePublished,
  insertVersion,
  listPublishedLanguages,
  listTexts,
  lockEntry,
  updateText,
  upsertPublished,
  type EntryRow,
  type PublishedValues,
  type TextRow,
} from './data/editing.store.server.ts';

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
 * Takes one step of one language's life cycle and returns the new state. Throws 404, 409 where the step is not
 * allowed, 422 with what is missing for publication, 422 for a date in the past.
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
  if (step === 'publish' || step === 'schedule')
    await refuseUnready(tx, entry, {
      text,
      at: scheduledFor ?? app.clock.now(),
      // Other languages fall back to the English fields.
      englishOwn: texts.find((other) => other.language === 'en')?.own ?? {},
      hasEnglishToo:
        step === 'schedule' && texts.some((other) => other.language === 'en' && other.status === 'scheduled'),
    });
  await updateText(tx, text, { status: next, scheduledFor });
  if (step === 'publish') await show(app, tx, { changer, entry, text });
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
  { text, ...given }: { text: TextRow; at: Date; englishOwn: Record<string, unknown>; hasEnglishToo: boolean },
): Promise<void> {
  const shown = await listPublishedLanguages(tx, entry.id);
  const isEnglishPublished = given.hasEnglishToo || shown.some(({ language }) => language === 'en');
  const lackingFields = missingFields(entry.kind, { ...entry.fields, ...given.englishOwn });
  const found = missingRequirements(
    {
      ...text,
      kind: entry.kind,
      reviewer: entry.reviewer,
      reviewDueOn: entry.reviewDueOn,
      fields: entry.fields,
      isEnglishPublished,
      hasFields: lackingFields.length === 0,
      endingPackages: await packagesEndingBefore(tx, entry.fields),
    },
    given.at,
  );
  if (found.length > 0) throw notReady(found, lackingFields);
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
    snapshot: {
      slug: entry.slug,
      title: text.title,
      summary: text.summary,
      body: text.body,
      own: text.own,
      fields: entry.fields,
      topics: entry.topics,
    },
  });
  const { component, area } = traitsOf(entry.kind);
  const path = entryAddress(entry);
  if (component && path) {
    await upsertKeyword(tx, { path, component, itemId: entry.id });
    await invalidateTag(tx, 'keywords');
  }
  await indexEntry(tx, entry);
  await invalidateTag(tx, area);
}

/**
 * The published values of a language: its own texts, the shared fields at this moment, and the columns for list
 * filters.
 */
export function publishedValues(
  entry: EntryRow,
  text: TextRow,
  dates: { publishedAt: Date; changedAt: Date },
): PublishedValues {
  const { fields } = entry;
  const body = safeHtml(text.body);
  const spokenLanguage = textField(fields, 'spokenLanguage');
  return {
    entryId: entry.id,
    language: text.language,
    kind: entry.kind,
    title: text.title,
    summary: text.summary,
    body,
    fields,
    own: text.own,
    topics: entry.topics,
    imageId: entry.imageId,
    author: entry.author,
    reviewer: entry.reviewer,
    reviewedOn: entry.reviewedOn,
    reviewDueOn: entry.reviewDueOn,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    readingMinutes: readingMinutes(wordsOf(body, text.own)),
    ...dates,
    visibleUntil: visibleUntil(entry.kind, fields),
    type: textField(fields, 'type'),
    gender: textField(fields, 'gender'),
    specialisation: textField(fields, 'specialisation'),
    hospitalSlugs: hospitalSlugsOf(fields),
    ...hoursOf(fields),
    isWhole: spokenLanguage === null ? body !== '' : spokenLanguage === text.language,
  };
}

/** All words of a text, for the minutes that reading takes. */
function wordsOf(body: string, own: TextRow['own']): string {
  const texts = Object.values(own).filter((value): value is string => typeof value === 'string');
  return [body, ...texts].map(plainText).join(' ');
}

function textField(fields: EntryRow['fields'], name: string): string | null {
  return typeof fields[name] === 'string' && fields[name] !== '' ? String(fields[name]) : null;
}

function hospitalSlugsOf(fields: EntryRow['fields']): string[] {
  if (Array.isArray(fields['hospitalSlugs'])) return fields['hospitalSlugs'] as string[];
  const slug = textField(fields, 'hospitalSlug');
  return slug === null ? [] : [slug];
}

/** Start and end, for kinds that have them: hours of an event, days of a campaign, closing of a vacancy. */
function hoursOf(fields: Record<string, unknown>): { startsAt: Date | null; endsAt: Date | null } {
  const instant = (value: unknown) => (typeof value === 'string' && value !== '' ? new Date(value) : null);
  const day = (value: unknown, time: string) =>
    typeof value === 'string' && value !== '' ? new Date(`${value}T${time}+08:00`) : null;
  return {
    startsAt: instant(fields['startsAt']) ?? day(fields['startsOn'], '00:00:00'),
    endsAt: instant(fields['endsAt']) ?? day(fields['endsOn'], '23:59:59') ?? instant(fields['closesAt']),
  };
}

/** Unpublishes this language; without English, all of them. */
export async function hide(tx: Transaction, entry: EntryRow, language: Language): Promise<void> {
  const had = await deletePublished(tx, { entryId: entry.id, language });
  if (!had) return;
  await indexEntry(tx, entry);
  await invalidateTag(tx, traitsOf(entry.kind).area);
}
