/** Editing: staff write the working copy; readers see it after publication. */
import { snapshotOf } from '../versions/version-snapshot.rules.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { longestSummary, longestTitle } from '../editor.rules.ts';
import { requireEditor } from '../content-access.server.ts';
import { entryUnknown, plainLine, safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import { areChaptersWithin } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import { picturesIn } from '#src/features/publishing/entries/rich-text/rich-html.rules.ts';
import { after } from '#src/features/publishing/entries/content.rules.ts';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import {
  insertVersion,
  listTexts,
  lockEntry,
  updateEntry,
  updateText,
  upsertText,
  type EntryRow,
  type TextRow,
} from '../data/editing.store.server.ts';
import { arePictures, isPicture } from '#src/features/publishing/media-library/media-library.server.ts';
import { fieldsWithControl } from '../fields/editor-fields.rules.ts';
import type { Editing } from '../publication/publishing.server.ts';
import { refuseUnknownPictures } from '../fields/block-pictures.server.ts';
import { type SharedInput, checkedFields, sharedValues, differs, isSame } from '../fields/entry-fields.server.ts';
import {
  changedMeanwhile,
  chaptersOutside,
  imageUnknown,
  publicUntilInPast,
  stepNotAllowed,
  textPictureUnknown,
  textPictureWords,
} from '../editor.errors.ts';

export interface SaveRequest {
  entryId: number;
  /** The revision that was opened, so that another person's save in between is not overwritten. */
  revision: number;
  shared?: SharedInput;
  /** HTML as typed: sanitised here, and again when it is shown. */
  texts?: readonly EntryText[];
}

interface Saving {
  actor: Actor;
  entry: EntryRow;
  importId?: string;
}

/**
 * Saves the working copy and a version of each language that changed. Returns the revision: a new one if anything
 * changed.
 */
export async function saveEntry(app: Editing, actor: Actor, request: SaveRequest): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, request.entryId);
    if (!entry) throw entryUnknown();
    if (entry.revision !== request.revision) throw changedMeanwhile();
    return saveLocked(app, tx, { actor, entry, ...request });
  });
}

/** Saves a locked entry, whatever its revision. Returns the revision. */
export async function saveLocked(
  app: Pick<Editing, 'clock'>,
  tx: Transaction,
  { actor, entry, importId, ...request }: Omit<SaveRequest, 'revision'> & Saving,
): Promise<number> {
  const staff = requireEditor(actor, entry.kind);
  const texts = await listTexts(tx, entry.id);
  const revision = entry.revision + 1;
  const languagesSaved = (request.texts ?? []).map(({ language }) => language);
  const shared = request.shared && sharedValues(entry, request.shared, languagesSaved);
  if (shared?.imageId && !(await isPicture(tx, shared.imageId))) throw imageUnknown();
  await refuseUnknownPictures(tx, request.texts);
  const saved = { ...entry, ...shared };
  // Shared fields have changed for all languages, so none equals its published text.
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
    detail: { slug: entry.slug, languages: languagesSaved, ...(importId ? { import: importId } : {}) },
  });
  return revision;
}

/** Cancels schedules before a shared value changes, because the scheduled text was the agreed one. */
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
async function saveText(
  app: Pick<Editing, 'clock'>,
  tx: Transaction,
  { entry, texts, text, staff }: TextSave,
): Promise<boolean> {
  const current = texts.find(({ language }) => language === text.language);
  const values = {
    title: plainLine(text.title).slice(0, longestTitle),
    summary: plainLine(text.summary).slice(0, longestSummary),
    ...(await checkedBody(tx, text.body)),
    own: withFittingChapters(entry, ownFields(entry, text.own, current)),
    seoTitle: plainLine(text.seoTitle) || null,
    seoDescription: plainLine(text.seoDescription) || null,
    publicUntil: chosenEnd(app, text.publicUntil, current?.publicUntil ?? null),
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
    snapshot: snapshotOf(entry, values),
  });
  return true;
}

/** The localized fields, unchanged. Throws 422 beside `chapters` where one begins after the recording's end. */
function withFittingChapters(entry: EntryRow, own: Record<string, unknown>): Record<string, unknown> {
  if (!areChaptersWithin(own['chapters'], entry.fields['durationSeconds'])) throw chaptersOutside();
  return own;
}

/**
 * The end of publication in whole minutes, or null. Throws 422 beside `publicUntil` for a new end in the past; an end
 * that has passed since it was chosen stays.
 */
function chosenEnd({ clock }: Pick<Editing, 'clock'>, typed: string, current: Date | null): Date | null {
  if (typed === '') return null;
  const end = new Date(typed);
  end.setUTCSeconds(0, 0);
  if (end.getTime() === current?.getTime()) return end;
  if (!(end > clock.now())) throw publicUntilInPast();
  return end;
}

/**
 * The body as it is stored, and the pictures in it. Throws 422 beside `body` where a picture is not in the media
 * library or has no alternative text in this language.
 */
async function checkedBody(tx: Transaction, typed: string): Promise<Pick<TextRow, 'body' | 'pictureIds'>> {
  const body = safeHtml(typed);
  const pictures = picturesIn(body);
  if (pictures.some(({ alt }) => alt === '')) throw textPictureWords();
  const pictureIds = [...new Set(pictures.map(({ id }) => id))];
  if (!(await arePictures(tx, pictureIds))) throw textPictureUnknown();
  return { body, pictureIds };
}

/**
 * The localized fields; those without a control are preserved. The approval names the reviewer's field of medicine,
 * which nobody types.
 */
function ownFields(entry: EntryRow, own: EntryText['own'], current: TextRow | undefined): Record<string, unknown> {
  const { reviewerField: _typed, ...typed } = own;
  const controls = fieldsWithControl(entry.kind);
  const others = Object.entries(current?.own ?? {}).filter(([name]) => !controls.has(name) && !(name in typed));
  return { ...Object.fromEntries(others), ...checkedFields(entry.kind, typed) };
}
