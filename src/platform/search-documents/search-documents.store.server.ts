/** Search documents: each feature writes its items here in the transaction that publishes, changes or hides them. */
import { sql } from 'drizzle-orm';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { wordsOf } from '#src/shared/texts/search-words.ts';
import type { Transaction } from '../db/transaction.ts';
import { searchDocuments, searchVocabulary } from './search-documents.table.ts';
import type { SearchType } from './search-types.ts';

/** One item in all its languages. */
export interface SearchDocument {
  type: SearchType;
  itemId: number;
  /** Without language prefix. */
  path: string;
  title: LocalText;
  summary: LocalText;
  /** Plain words. */
  body?: LocalText;
  /** Other terms by which it is found: its subject, everyday names, places. */
  about?: readonly LocalText[];
  visibleFrom?: Date | null;
  visibleUntil?: Date | null;
  endsAt?: Date | null;
  changedAt: Date;
}

/** A feature's source of search documents. */
export interface SearchSource {
  types: readonly SearchType[];
  /** Ids of all items, in ascending order. */
  listIds(tx: Transaction): Promise<number[]>;
  /** The visible items among these ids. */
  read(tx: Transaction, itemIds: readonly number[]): Promise<SearchDocument[]>;
  /** Locks these items against changes until the transaction ends. */
  lock?(tx: Transaction, itemIds: readonly number[]): Promise<void>;
}

const rowsAtOnce = 400;
const maxBodyLength = 40_000;
/** The largest position in a tsvector. */
const lastPlace = 16_000;

/** Writes items, replacing earlier documents of them. */
export async function putSearchDocuments(tx: Transaction, documents: readonly SearchDocument[]): Promise<void> {
  // Rows are written language by language, because a search reads one language and then finds its rows next to each
  // other.
  const rows = languages.flatMap((language) => documents.map((document) => rowOf(document, language)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce);
    await tx
      .insert(searchDocuments)
      .values(part.map(({ known: _known, ...row }) => row))
      .onConflictDoUpdate({
        target: [searchDocuments.type, searchDocuments.itemId, searchDocuments.language],
        set: everyColumn,
      });
    await learnWords(tx, part);
  }
}

const everyColumn = Object.fromEntries(
  [
    ['path', 'path'],
    ['title', 'title'],
    ['titleIn', 'title_in'],
    ['summary', 'summary'],
    ['summaryIn', 'summary_in'],
    ['body', 'body'],
    ['bodyIn', 'body_in'],
    ['head', 'head'],
    ['words', 'words'],
    ['visibleFrom', 'visible_from'],
    ['visibleUntil', 'visible_until'],
    ['endsAt', 'ends_at'],
    ['changedAt', 'changed_at'],
  ].map(([name, column]) => [name, sql.raw(`excluded.${column}`)]),
);

/** Updates the documents of these items from their source: items that are not visible are deleted. */
export async function refreshSearchDocuments(
  tx: Transaction,
  source: SearchSource,
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.execute(sql`delete from search_documents where type in ${[...source.types]} and item_id in ${[...itemIds]}`);
  await putSearchDocuments(tx, await source.read(tx, itemIds));
}

/** The item ids of a source's documents. */
export async function listSavedIds(tx: Transaction, source: SearchSource): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct item_id as id from search_documents where type in ${[...source.types]} order by item_id`,
  );
  return rows.map(({ id }) => id);
}

function rowOf(document: SearchDocument, language: Language) {
  const [title, summary, body] = [document.title, document.summary, document.body ?? { en: '' }].map((text) =>
    localText(text, language),
  ) as [Shown, Shown, Shown];
  const titleWords = wordsOf(title.text);
  // People mix languages, so an item is found by its name in any language.
  const names = Object.values(document.title).filter((name) => name !== title.text);
  const aboutWords = [
    ...names.flatMap(wordsOf),
    ...(document.about ?? []).flatMap((text) => [
      ...wordsOf(localText(text, language).text),
      ...(language === 'en' ? [] : wordsOf(text.en)),
    ]),
  ];
  const summaryWords = wordsOf(summary.text);
  const cut = body.text.slice(0, maxBodyLength);
  return {
    type: document.type,
    itemId: document.itemId,
    language,
    path: document.path,
    title: title.text,
    titleIn: title.lang,
    summary: summary.text,
    summaryIn: summary.lang,
    body: cut,
    bodyIn: body.lang,
    head: placed([
      [titleWords, 'A'],
      [aboutWords, 'B'],
    ]),
    words: plain([...titleWords, ...aboutWords, ...summaryWords, ...wordsOf(cut)]),
    visibleFrom: document.visibleFrom ?? null,
    visibleUntil: document.visibleUntil ?? null,
    endsAt: document.endsAt ?? null,
    changedAt: document.changedAt,
    known: [...titleWords, ...aboutWords, ...summaryWords],
  };
}

type Shown = ReturnType<typeof localText>;

/**
 * A tsvector with positions and weights. Words are letters and digits alone, so that only quotes are needed around
 * them.
 */
function placed(parts: readonly [readonly string[], string][]): string {
  let place = 0;
  return parts
    .flatMap(([words, weight]) => words.map((word) => `'${word}':${Math.min((place += 1), lastPlace)}${weight}`))
    .join(' ');
}

function plain(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `'${word}'`).join(' ');
}

/** Adds words to the vocabulary for typing errors: words of at least four Latin letters. */
async function learnWords(
  tx: Transaction,
  rows: readonly { language: Language; known: readonly string[] }[],
): Promise<void> {
  const seen = new Set(
    rows.flatMap(({ language, known }) =>
      known.filter((word) => /^[a-z]{4,}$/.test(word)).map((word) => `${language} ${word}`),
    ),
  );
  if (seen.size === 0) return;
  const words = [...seen].sort().map((pair) => pair.split(' ') as [Language, string]);
  await tx
    .insert(searchVocabulary)
    .values(words.map(([language, word]) => ({ language, word })))
    .onConflictDoNothing();
}
