/** Editing: staff write the working copy; readers see it after publication. */
import { isCalendarDay } from '#src/shared/dates.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { inTransaction, isRefusedBy, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { languages } from '#src/shared/local-text.ts';
import { requireEditor } from './content-access.server.ts';
import {
  changedMeanwhile,
  entryUnknown,
  fieldsRefused,
  imageUnknown,
  slugRefused,
  slugReserved,
  slugTaken,
  stepNotAllowed,
  plainLine,
  safeHtml,
  indexEntry,
} from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { after, isReserved, isSlug } from '#src/features/publishing/entries/content.rules.ts';
import { nextReview } from '#src/shared/clinical-review.ts';
import { fieldSchemas, type EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { isPathTaken, moveAddress, upsertKeyword } from './data/entry-addresses.store.server.ts';
import {
  findEntryBySlug,
  insertEntry,
  insertVersion,
  listTexts,
  lockEntry,
  updateEntry,
  updateText,
  upsertText,
  type EntryRow,
  type TextRow,
} from './data/editing.store.server.ts';
import { isPicture } from '#src/features/publishing/media-library/media-library.server.ts';
import type { Editing } from './publishing.server.ts';

/** Values that all languages share. */
export interface SharedInput {
  topics: string[];
  author: string;
  reviewer: string;
  /** 'YYYY-MM-DD', or empty. */
  reviewedOn: string;
  imageId: number | null;
  /** The kind's own fields, without the localized ones. */
  fields: Record<string, unknown>;
}

export interface SaveRequest {
  entryId: number;
  /** The revision that was opened: another person's save in between is not overwritten. */
  revision: number;
  shared?: SharedInput;
  /** HTML as typed: sanitised here, and again when it is shown. */
  texts?: readonly EntryText[];
}

const slugIndex = 'content_entries_kind_slug_index';

/** Creates an entry as a draft in every language; returns its id. Throws 422 beside `slug`. */
export async function createEntry(
  app: Editing,
  actor: Actor,
  { kind, slug, title }: { kind: Kind; slug: string; title: string },
): Promise<number> {
  const staff = requireEditor(actor, kind);
  refuseSlug(kind, slug);
  return refusingTaken(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      if (await findEntryBySlug(tx, kind, slug)) throw slugTaken();
      const entry = await insertEntry(tx, {
        kind,
        slug,
        createdBy: staff.accountId,
        updatedBy: staff.accountId,
        createdAt: now,
        updatedAt: now,
      });
      await refuseTakenPath(tx, entry, slug);
      for (const language of languages)
        await upsertText(tx, {
          entryId: entry.id,
          language,
          title: language === 'en' ? plainLine(title) : '',
          updatedAt: now,
          updatedBy: staff.accountId,
        });
      await recordAudit(app, tx, {
        actor,
        action: 'content_create',
        subjectKind: kind,
        subjectId: String(entry.id),
        detail: { slug },
      });
      return entry.id;
    }),
  );
}

/**
 * Saves the working copy and a version of each language that changed. Returns the revision: a new one if anything
 * changed.
 */
export async function saveEntry(app: Editing, actor: Actor, request: SaveRequest): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, request.entryId);
    if (!entry) throw entryUnknown();
    const staff = requireEditor(actor, entry.kind);
    if (entry.revision !== request.revision) throw changedMeanwhile();
    const texts = await listTexts(tx, entry.id);
    const revision = entry.revision + 1;
    const shared = request.shared && sharedValues(entry, request.shared);
    if (shared?.imageId && !(await isPicture(tx, shared.imageId))) throw imageUnknown();
    const saved = { ...entry, ...shared };
    // Shared fields have changed for all languages: none equals its published state.
    let isChanged = shared !== undefined && differs(entry, shared);
    if (isChanged) await editAll(tx, texts);
    for (const text of request.texts ?? [])
      isChanged = (await saveText(app, tx, { entry: saved, texts, text, staff })) || isChanged;
    if (!isChanged) return entry.revision;
    await updateEntry(tx, entry.id, { ...shared, revision, updatedAt: app.clock.now(), updatedBy: staff.accountId });
    await recordAudit(app, tx, {
      actor,
      action: 'content_edit',
      subjectKind: entry.kind,
      subjectId: String(entry.id),
      detail: { slug: entry.slug, languages: (request.texts ?? []).map(({ language }) => language) },
    });
    return revision;
  });
}

/** Gives an entry another address; the old one redirects to it at once. Throws 422 beside `slug`. */
export async function changeSlug(
  app: Editing,
  actor: Actor,
  { entryId, slug }: { entryId: number; slug: string },
): Promise<void> {
  await refusingTaken(() =>
    inTransaction(app.db, async (tx) => {
      const entry = await lockEntry(tx, entryId);
      if (!entry) throw entryUnknown();
      requireEditor(actor, entry.kind);
      if (slug === entry.slug) return;
      // Pages of the route table keep its addresses.
      if (traitsOf(entry.kind).isPath) throw slugReserved();
      refuseSlug(entry.kind, slug);
      const other = await findEntryBySlug(tx, entry.kind, slug);
      if (other && other.id !== entry.id) throw slugTaken();
      await refuseTakenPath(tx, entry, slug);
      await updateEntry(tx, entry.id, { slug, revision: entry.revision + 1, updatedAt: app.clock.now() });
      if ((await listTexts(tx, entry.id)).some(({ firstPublishedAt }) => firstPublishedAt !== null))
        await moveEntry(tx, entry, slug);
      await recordAudit(app, tx, {
        actor,
        action: 'content_move',
        subjectKind: entry.kind,
        subjectId: String(entry.id),
        detail: { from: entry.slug, to: slug },
      });
    }),
  );
}

async function moveEntry(tx: Transaction, entry: EntryRow, slug: string): Promise<void> {
  const from = entryAddress(entry);
  const to = entryAddress({ ...entry, slug });
  const { component, area } = traitsOf(entry.kind);
  if (from && to && from !== to) {
    await moveAddress(tx, from, to);
    if (component) await upsertKeyword(tx, { path: to, component, itemId: entry.id });
    await invalidateTag(tx, 'keywords');
  }
  await indexEntry(tx, entry);
  await invalidateTag(tx, area);
}

/**
 * The fields of a kind as a draft may have them: present values are validated; missing ones are required at
 * publication.
 */
export function checkedFields(kind: Kind, fields: Record<string, unknown>): Record<string, unknown> {
  const shape = fieldSchemas[kind].shape as Record<
    string,
    { safeParse(value: unknown): { success: boolean; data?: unknown } }
  >;
  const checked: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === '' || value === undefined || value === null) continue;
    const result = shape[name]?.safeParse(value) ?? { success: true, data: value };
    if (result.success) checked[name] = result.data;
    // A required list that is still empty is a missing field, not a wrong one.
    else if (Array.isArray(value) && value.length === 0) continue;
    else refused.push(name);
  }
  if (refused.length > 0) throw fieldsRefused(refused);
  return checked;
}

function sharedValues(entry: EntryRow, shared: SharedInput) {
  const reviewedOn = shared.reviewedOn === '' ? null : shared.reviewedOn;
  if (reviewedOn !== null && !isCalendarDay(reviewedOn)) throw fieldsRefused(['reviewedOn']);
  const own = traitsOf(entry.kind).localizedFields;
  const known = new Set(Object.keys(fieldSchemas[entry.kind].shape));
  // Fields beyond the kind's own are preserved; fields of the form are replaced.
  const beyond = Object.fromEntries(
    Object.entries(entry.fields).filter(([name]) => !known.has(name) && !own.includes(name)),
  );
  // A reviewer that staff have entered is not one of the sample's invented people.
  if ((plainLine(shared.reviewer) || null) !== entry.reviewer) delete beyond['isSample'];
  return {
    topics: [...new Set(shared.topics)].slice(0, 12),
    author: plainLine(shared.author) || null,
    reviewer: plainLine(shared.reviewer) || null,
    reviewedOn,
    reviewDueOn: reviewedOn && traitsOf(entry.kind).isClinical ? nextReview(reviewedOn) : null,
    imageId: shared.imageId,
    fields: { ...beyond, ...checkedFields(entry.kind, shared.fields) },
  };
}

function differs(entry: EntryRow, shared: ReturnType<typeof sharedValues>): boolean {
  const part = ({ topics, author, reviewer, reviewedOn, imageId, fields }: typeof shared | EntryRow) =>
    JSON.stringify([topics, author, reviewer, reviewedOn, imageId, sorted(fields)]);
  return part(entry) !== part(shared);
}

function sorted(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Cancels schedules before a shared value changes, because a scheduled state was agreed upon. */
async function editAll(tx: Transaction, texts: readonly TextRow[]): Promise<void> {
  for (const text of texts) {
    const next = after(text.status, 'edit');
    if (!next) throw stepNotAllowed();
    if (next !== text.status) await updateText(tx, text, { status: next });
  }
}

interface TextSave {
  entry: EntryRow;
  texts: readonly TextRow[];
  text: EntryText;
  staff: Staff;
}

/** Saves a text; returns whether it differs from the stored one. */
async function saveText(app: Editing, tx: Transaction, { entry, texts, text, staff }: TextSave): Promise<boolean> {
  const current = texts.find(({ language }) => language === text.language);
  const values = {
    title: plainLine(text.title).slice(0, 300),
    summary: plainLine(text.summary).slice(0, 1_000),
    body: safeHtml(text.body),
    own: checkedFields(entry.kind, text.own),
    seoTitle: plainLine(text.seoTitle) || null,
    seoDescription: plainLine(text.seoDescription) || null,
  };
  if (current && isSame(current, values)) return false;
  const status = after(current?.status ?? 'draft', 'edit');
  if (!status) throw stepNotAllowed();
  const now = app.clock.now();
  await upsertText(tx, {
    entryId: entry.id,
    language: text.language,
    ...values,
    status,
    updatedAt: now,
    updatedBy: staff.accountId,
  });
  await insertVersion(tx, {
    entryId: entry.id,
    language: text.language,
    event: 'saved',
    takenAt: now,
    takenBy: staff.accountId,
    snapshot: {
      slug: entry.slug,
      title: values.title,
      summary: values.summary,
      body: values.body,
      own: values.own,
      fields: entry.fields,
      topics: entry.topics,
    },
  });
  return true;
}

function isSame(
  current: TextRow,
  values: Pick<TextRow, 'title' | 'summary' | 'body' | 'own' | 'seoTitle' | 'seoDescription'>,
): boolean {
  const part = ({ title, summary, body, own, seoTitle, seoDescription }: typeof values) =>
    JSON.stringify([title, summary, body, sorted(own), seoTitle, seoDescription]);
  return part(current) === part(values);
}

function refuseSlug(kind: Kind, slug: string): void {
  if (!isSlug(kind, slug)) throw slugRefused();
  if (isReserved(slug)) throw slugReserved();
}

async function refuseTakenPath(tx: Transaction, entry: EntryRow, slug: string): Promise<void> {
  const path = entryAddress({ ...entry, slug });
  if (path && (await isPathTaken(tx, path, { component: traitsOf(entry.kind).component, itemId: entry.id })))
    throw slugTaken();
}

/** Turns the database's refusal of a duplicate slug, from two concurrent editors, into a failure. */
async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusedBy(error, slugIndex)) throw slugTaken();
    throw error;
  }
}
