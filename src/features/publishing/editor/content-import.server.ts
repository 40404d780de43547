/**
 * Texts of entries from a file: a row is one language of one entry. It creates a draft, or a draft beside the public
 * text; nothing is published, so that the rules of review apply.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { fieldInvalid } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { m } from '#src/paraglide/messages.js';
import { refusingTaken } from './addresses/entry-address.server.ts';
import { kindsOf } from './content-access.server.ts';
import { listTextsOfKinds, lockEntries, markAsPublished } from './data/content-import.store.server.ts';
import { findEntryBySlug, listTexts, lockEntry, type EntryRow, type TextRow } from './data/editing.store.server.ts';
import { saveLocked } from './writing/editing.server.ts';
import { editorFields, readTyped, typedForm } from './fields/editor-fields.rules.ts';
import type { SharedInput } from './fields/entry-fields.server.ts';
import { insertDraft } from './writing/new-entry.server.ts';
import type { Editing } from './publication/publishing.server.ts';
import { notADraft, trashLocked } from './trash.server.ts';

type Ports = Pick<Editing, 'clock'>;

export interface ImportedText {
  kind: Kind;
  slug: string;
  language: Language;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
  seoTitle: string;
  seoDescription: string;
  /** 'YYYY-MM-DDTHH:MM' in Malaysian time; empty for none. */
  publicUntil: string;
  /** Of the English text alone: what all languages share. */
  topics: string[];
  author: string;
  imageId: number | null;
  /** The kind's own fields in the form of their controls. */
  own: Record<string, string>;
}

interface Change {
  actor: Actor;
  importId: string;
}

const englishFirst = () => fieldInvalid('english_first', 'language', m.content_import_english_first);

const idOf = (entryId: number, language: Language) => `${entryId} ${language}`;
const keyOf = (id: string) => ({ entryId: Number(id.split(' ')[0]), language: id.split(' ')[1] as Language });

/** Whether only the English row has a field of the kind. */
export const isSharedField = (kind: Kind, name: string): boolean => !traitsOf(kind).localizedFields.includes(name);

/** Every text with words, and every English one, of the kinds that the actor may write. */
export async function listImportedContent(
  tx: Transaction,
  actor: Actor,
): Promise<{ id: string; text: ImportedText }[]> {
  const kinds = kindsOf(requireStaff(actor, 'write_content'));
  const rows = await listTextsOfKinds(tx, kinds);
  return rows
    .filter(({ text }) => text.language === 'en' || hasWords(text))
    .map(({ entry, text }) => ({ id: idOf(entry.id, text.language), text: importedText(entry, text) }));
}

function hasWords({ title, summary, body, own, seoTitle, seoDescription, publicUntil }: TextRow): boolean {
  return Boolean(title || summary || body || seoTitle || seoDescription || publicUntil) || Object.keys(own).length > 0;
}

function importedText(entry: EntryRow, text: TextRow): ImportedText {
  const { kind, slug } = entry;
  const isEnglish = text.language === 'en';
  const own = (editorFields[kind] ?? []).flatMap(({ name, type }): [string, string][] => {
    if (isSharedField(kind, name)) return isEnglish ? [[name, typedForm(type, entry.fields[name])]] : [];
    // A field that was localized later has its English value in the entry until English is saved.
    return [[name, typedForm(type, text.own[name] ?? (isEnglish ? entry.fields[name] : undefined))]];
  });
  return {
    kind,
    slug,
    language: text.language,
    title: text.title,
    summary: text.summary,
    body: text.body,
    seoTitle: text.seoTitle ?? '',
    seoDescription: text.seoDescription ?? '',
    publicUntil: typedForm('instant', text.publicUntil?.toISOString()),
    topics: isEnglish ? entry.topics : [],
    author: isEnglish ? (entry.author ?? '') : '',
    imageId: isEnglish ? entry.imageId : null,
    own: Object.fromEntries(own),
  };
}

/** Locks the entries with these ids until the transaction ends. */
export async function lockImportedContent(tx: Transaction, ids: readonly string[]): Promise<void> {
  await lockEntries(tx, [...new Set(ids.map((id) => keyOf(id).entryId))]);
}

/**
 * Saves a text as a draft; an English text without an entry creates the entry. Returns its id. Throws the errors of
 * `createEntry` and `saveEntry`, and english_first (422) for a translation without an entry.
 */
export async function writeImportedText(
  app: Ports,
  tx: Transaction,
  { text, actor, importId }: Change & { text: ImportedText },
): Promise<string> {
  const { kind, slug, language, title } = text;
  const found = await findEntryBySlug(tx, kind, slug);
  if (!found && language !== 'en') throw englishFirst();
  const entryId =
    found?.id ?? (await refusingTaken(() => insertDraft(app, tx, { kind, slug, title, actor, importId })));
  await save(app, tx, { entryId, text, actor, importId });
  return idOf(entryId, language);
}

async function save(
  app: Ports,
  tx: Transaction,
  { entryId, text, actor, importId }: Change & { entryId: number; text: ImportedText },
): Promise<void> {
  const entry = await lockEntry(tx, entryId);
  if (!entry) throw entryUnknown();
  const read = (isShared: boolean) =>
    Object.fromEntries(
      (editorFields[entry.kind] ?? [])
        .filter(({ name }) => isSharedField(entry.kind, name) === isShared)
        .map(({ name, type }) => [name, readTyped(type, text.own[name] ?? '')]),
    );
  const { language, title, summary, body, seoTitle, seoDescription } = text;
  const publicUntil = String(readTyped('instant', text.publicUntil) ?? '');
  const saved: EntryText = { language, title, summary, body, own: read(false), seoTitle, seoDescription, publicUntil };
  await saveLocked(app, tx, {
    actor,
    entry,
    entryId,
    importId,
    ...(language === 'en' ? { shared: sharedOf(entry, text, read(true)) } : {}),
    texts: [saved],
  });
}

/** A file does not change the review of an entry. */
function sharedOf(entry: EntryRow, { topics, author, imageId }: ImportedText, fields: SharedInput['fields']) {
  const { reviewer, reviewedOn } = entry;
  return { topics, author, imageId, fields, reviewer: reviewer ?? '', reviewedOn: reviewedOn ?? '' };
}

/**
 * Saves the former text again; a language whose text equals the public one gets the state published again. Throws
 * not_a_draft (409) where somebody has taken a step with the text since.
 */
export async function restoreImportedText(
  app: Ports,
  tx: Transaction,
  { text, id, ...change }: Change & { text: ImportedText; id: string },
): Promise<void> {
  const { entryId } = await untouched(tx, id);
  await save(app, tx, { entryId, text, ...change });
  await markAsPublished(tx, entryId);
}

/**
 * Undoes a new text: a translation is emptied, and an English text goes to the trash with its entry. Throws not_a_draft
 * (409) where it was published or is scheduled, or where another language has words.
 */
export async function removeImportedText(
  app: Ports,
  tx: Transaction,
  { id, actor, importId }: Change & { id: string },
): Promise<void> {
  const { entryId, entry, texts, text } = await untouched(tx, id);
  if (text.language === 'en') {
    if (texts.some((one) => one.language !== 'en' && hasWords(one))) throw notADraft();
    return trashLocked(app, tx, { actor, entry });
  }
  const empty = { title: '', summary: '', body: '', seoTitle: '', seoDescription: '', publicUntil: '', own: {} };
  await save(app, tx, { entryId, text: { ...importedText(entry, text), ...empty }, actor, importId });
}

/** A locked entry whose text with this id is a draft, as an import leaves it. */
async function untouched(tx: Transaction, id: string) {
  const { entryId, language } = keyOf(id);
  const entry = await lockEntry(tx, entryId);
  if (!entry) throw entryUnknown();
  const texts = await listTexts(tx, entryId);
  const text = texts.find((one) => one.language === language);
  if (text?.status !== 'draft') throw notADraft();
  return { entryId, entry, texts, text };
}
