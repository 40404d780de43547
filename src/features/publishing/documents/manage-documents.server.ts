/** Editors list, add, change, replace and remove the documents of an entry. */
import type { AuditAction } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { keepFiles, releaseFiles, storeFile } from '#src/platform/files/files.server.ts';
import { editedEntry, lockedEntry, openedEntry, replaceFields } from '#src/features/publishing/editor/editor.server.ts';
import { downloadsOf, hasDownloads, type Download } from '#src/features/publishing/entries/downloads.rules.ts';
import { plainLine } from '#src/features/publishing/entries/entries.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { checkedDocument, type CheckedDocument, type SentDocument } from './checked-document.server.ts';
import { insertDocument, listPublishedDownloads, upsertDocumentFile } from './data/documents.store.server.ts';
import { documentsFull, documentUnknown, titleMissing } from './documents.errors.ts';
import { longestDownloadTitle, mostDownloads } from './documents.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'files' | 'malwareScanner' | 'logger'>;

/** What readers have of a document: this file, an earlier one, or none. */
export type DocumentPlace = 'public' | 'former' | 'draft';

export interface DocumentsPage {
  entryId: number;
  title: string;
  rows: (Download & { place: DocumentPlace })[];
  /** Number of documents that were removed from the working copy but that readers still have. */
  leftWithReaders: number;
}

/** Data of the page with an entry's documents. Throws 403 and 404, also for a kind without documents. */
export async function loadDocumentsPage(
  app: Parameters<typeof editedEntry>[0] & Ports,
  actor: Actor,
  { entryId, language }: { entryId: number; language: Language },
): Promise<DocumentsPage> {
  const entry = await editedEntry(app, actor, { entryId, language });
  if (!hasDownloads(entry.kind)) throw documentUnknown();
  const published = await listPublishedDownloads(app.db, { entryId, now: app.clock.now() });
  const english = entry.texts.find((text) => text.language === 'en');
  const own = downloadsOf(entry.fields);
  const left = published.filter(({ id }) => !own.some((one) => one.id === id));
  return {
    entryId,
    title: english?.title || entry.slug,
    rows: own.map((one) => ({ ...one, place: placeOf(one, published) })),
    leftWithReaders: new Set(left.map(({ id }) => id)).size,
  };
}

/**
 * Every published language that shows the document must show this file, because each language is published on its own.
 */
function placeOf({ id, hash }: Download, published: readonly { id: string; hash: string }[]): DocumentPlace {
  const shown = published.filter((one) => one.id === id);
  if (shown.length === 0) return 'draft';
  return shown.every((one) => one.hash === hash) ? 'public' : 'former';
}

/** The typed title and language of a document. */
export interface DocumentWords {
  title: string;
  language: Language;
}

/**
 * Adds a document to the working copy of an entry and returns its id; readers get it with the next publication. Throws
 * 403, 404, and 422 beside `file` or `title`; nothing of a refused file is stored.
 */
export async function addDocument(
  app: Ports,
  actor: Actor,
  { entryId, file, ...words }: DocumentWords & { entryId: number; file: SentDocument },
): Promise<string> {
  await requireDocuments(app, actor, entryId);
  const about = checkedWords(words);
  const checked = await checkedDocument(app, file);
  const id = app.random.uuid();
  await changed(app, { actor, entryId, action: 'document_added', file: checked }, async (tx, downloads) => {
    if (downloads.length >= mostDownloads) throw documentsFull();
    await insertDocument(tx, { id, entryId, createdAt: app.clock.now() });
    return [...downloads, { id, ...about, ...factsOf(checked) }];
  });
  return id;
}

/**
 * Changes the title and the language of a document, and its file where one is sent. The address stays the same, and
 * readers get the new file with the next publication. Throws as `addDocument` does.
 */
export async function changeDocument(
  app: Ports,
  actor: Actor,
  request: DocumentWords & { entryId: number; documentId: string; file: SentDocument | null },
): Promise<void> {
  const { entryId, documentId, file } = request;
  await requireDocuments(app, actor, entryId);
  const about = checkedWords(request);
  const checked = file && (await checkedDocument(app, file));
  const action = checked ? 'document_replaced' : 'document_changed';
  await changed(app, { actor, entryId, action, file: checked }, async (_tx, downloads) => {
    if (!downloads.some(({ id }) => id === documentId)) throw documentUnknown();
    const facts = checked ? factsOf(checked) : {};
    return downloads.map((one) => (one.id === documentId ? { ...one, ...about, ...facts } : one));
  });
}

/**
 * Removes a document from the working copy: readers lose it with the next publication, and the sweep deletes its file
 * once nothing uses it. Throws 403 and 404.
 */
export async function removeDocument(
  app: Ports,
  actor: Actor,
  { entryId, documentId }: { entryId: number; documentId: string },
): Promise<void> {
  await requireDocuments(app, actor, entryId);
  await changed(app, { actor, entryId, action: 'document_removed', file: null }, async (_tx, downloads) => {
    const left = downloads.filter(({ id }) => id !== documentId);
    if (left.length === downloads.length) throw documentUnknown();
    return left;
  });
}

async function requireDocuments(app: Ports, actor: Actor, entryId: number): Promise<void> {
  if (!hasDownloads((await openedEntry(app, actor, entryId)).kind)) throw documentUnknown();
}

const factsOf = ({ hash, name, bytes, pages }: CheckedDocument) => ({ hash, name, bytes: bytes.length, pages });

function checkedWords({ title, language }: DocumentWords): DocumentWords {
  const line = plainLine(title);
  if (line === '' || line.length > longestDownloadTitle) throw titleMissing();
  return { title: line, language };
}

interface Change {
  actor: Actor;
  entryId: number;
  action: AuditAction;
  /** The new file, if the change has one. */
  file: CheckedDocument | null;
}

/** Replaces the list of documents in the working copy, in one transaction with the new file. */
async function changed(
  app: Ports,
  { actor, entryId, action, file }: Change,
  next: (tx: Transaction, downloads: Download[]) => Promise<Download[]>,
): Promise<void> {
  const fileId = file && (await storeFile(app, { ...file, mime: 'application/pdf', isScanned: true }));
  await inTransaction(app.db, async (tx) => {
    // Checked once more, because reading and scanning the file took a while.
    const entry = await lockedEntry(tx, actor, entryId);
    const downloads = await next(tx, downloadsOf(entry.fields));
    if (file && fileId) await storeOnce(app, tx, { hash: file.hash, fileId });
    await replaceFields(app, tx, {
      entryId,
      writer: actor.kind === 'staff' ? actor.accountId : null,
      action,
      changer: actor,
      fields: () => ({ downloads: downloads.length > 0 ? downloads : undefined }),
    });
  });
}

/** Keeps the file, or uses the stored file with the same content. */
async function storeOnce(
  app: Ports,
  tx: Transaction,
  { hash, fileId }: { hash: string; fileId: string },
): Promise<void> {
  await keepFiles(tx, [fileId]);
  const stored = await upsertDocumentFile(tx, { hash, fileId, sentAt: app.clock.now() });
  if (stored !== fileId) await releaseFiles(tx, [fileId]);
}
