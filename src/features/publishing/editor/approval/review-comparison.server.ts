/** What has changed in an entry since readers last got it: for the doctor who reviews it. */
import type { App } from '#src/platform/app.ts';
import type { Reader } from '#src/features/publishing/entries/entries.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { findLastPublished, listTexts, type EntryRow, type TextRow } from '../data/editing.store.server.ts';
import { partNamesFor } from '../fields/part-names.server.ts';
import { partsOf, type EntryPart, type EntryState } from '../ui/part-words.ts';
import { differencesBetween, type PartDifference } from '../versions/part-differences.server.ts';
import { internalOfToday } from '../versions/version-shapes.rules.ts';

export interface ReviewComparison {
  /** The parts that are not empty, as they would be published. */
  parts: EntryPart[];
  /** When the version was published that the text is compared with, an ISO instant; null before the first one. */
  since: string | null;
  differences: PartDifference[];
  /** Every language with a title: how many parts have changed, null where it was never published. */
  languages: { language: Language; changes: number | null }[];
}

/** Compares a language of an entry with its last published version, and counts the changes of the others. */
export async function compareWithPublished(
  app: Reader & Pick<App, 'db'>,
  entry: EntryRow,
  language: Language,
): Promise<ReviewComparison> {
  const texts = (await listTexts(app.db, entry.id)).filter(({ title }) => title !== '');
  const pairs = await Promise.all(
    texts.map(async (text) => ({ text, now: stateOf(entry, text), before: await publishedState(app, entry, text) })),
  );
  const names = await partNamesFor(
    app,
    pairs.flatMap(({ now, before }) => [now, ...(before ? [before.state] : [])]),
  );
  const compared = pairs.map(({ text, now, before }) => {
    const parts = partsOf(entry.kind, now, names);
    const was = before && partsOf(entry.kind, before.state, names);
    return {
      language: text.language,
      parts,
      since: before?.at.toISOString() ?? null,
      differences: was ? differencesBetween(was, parts, text.language) : [],
    };
  });
  const own = compared.find((one) => one.language === language);
  return {
    parts: (own?.parts ?? []).filter(({ text }) => text !== ''),
    since: own?.since ?? null,
    differences: own?.differences ?? [],
    languages: compared.map((one) => ({
      language: one.language,
      changes: one.since === null ? null : one.differences.length,
    })),
  };
}

function stateOf({ fields, topics, imageId, author }: EntryRow, text: TextRow): EntryState {
  const { title, summary, body, own, seoTitle, seoDescription } = text;
  return { title, summary, body, own, fields, topics, around: { imageId, author, seoTitle, seoDescription } };
}

async function publishedState(
  app: Pick<App, 'db'>,
  { id, kind }: EntryRow,
  { language, own }: TextRow,
): Promise<{ state: EntryState; at: Date } | null> {
  const found = await findLastPublished(app.db, { entryId: id, language });
  if (!found) return null;
  const { at, ...state } = found;
  return { at, state: { ...state, own: internalOfToday({ kind, language, snapshot: state }, own) } };
}
