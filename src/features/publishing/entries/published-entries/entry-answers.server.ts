/** Published entries as pages and calls read them. */
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { entryAddress, traitsOf, type Kind } from '../content-kinds.schema.ts';
import type { EntryCardData, EntryData, EntryPageData, KindFields, LocalizedFields } from '../content.schema.ts';
import type { PublishedRow } from '../data/reading.store.server.ts';
import { safeHtml } from '../rich-text/allowed-html.server.ts';

/**
 * The result for an entry: found, gone (it was published once: 410, or a redirect to the address that it names), or
 * null if it was never published.
 */
export type EntryAnswer<K extends Kind> =
  | { state: 'shown'; page: EntryPageData<K> }
  | { state: 'gone'; list: string; movedTo: string | null }
  | null;

/** The look-up key of an address part: up to nine digits are an id, anything else a slug. */
export function keyOf(idOrSlug: number | string): { id: number } | { slug: string } {
  return typeof idOrSlug === 'number' || /^\d{1,9}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}

/** Rows of published texts by the id of their entry. */
export function grouped(rows: readonly PublishedRow[]): Map<number, PublishedRow[]> {
  const byId = new Map<number, PublishedRow[]>();
  for (const row of rows) byId.set(row.entryId, [...(byId.get(row.entryId) ?? []), row]);
  return byId;
}

/**
 * One entry in a language: its own texts where present, otherwise the English ones. It contains nothing of another
 * language, so that publishing that one changes no byte here. Without English there is no entry.
 */
export function entryFrom<K extends Kind>(rows: readonly PublishedRow[], language: Language): EntryData<K> | null {
  const english = rows.find((row) => row.language === 'en');
  if (!english) return null;
  // Shared fields have the values at the publication of this language.
  const own = rows.find((row) => row.language === language) ?? english;
  const text = (read: (row: PublishedRow) => string | null | undefined): LocalText => {
    const mine = read(own)?.trim();
    return mine && own !== english ? { en: '', [language]: mine } : { en: read(english)?.trim() ?? '' };
  };
  const optional = (read: (row: PublishedRow) => string | null) =>
    read(own) || read(english) ? text(read) : undefined;
  const seo = { title: optional((row) => row.seoTitle), description: optional((row) => row.seoDescription) };
  return {
    id: english.entryId,
    kind: english.kind as K,
    slug: english.slug,
    address: entryAddress({ id: english.entryId, kind: english.kind, slug: english.slug }),
    title: text((row) => row.title),
    summary: text((row) => row.summary),
    body: text((row) => row.body && safeHtml(row.body)),
    topics: own.topics,
    image: own.image,
    fields: own.fields as KindFields[K],
    own: localizedFields(english, own),
    readingMinutes: own.body ? own.readingMinutes : english.readingMinutes,
    publishedAt: own.publishedAt,
    changedAt: own.changedAt,
    author: own.author,
    reviewer: own.reviewer,
    reviewedOn: own.reviewedOn,
    reviewDueOn: own.reviewDueOn,
    seo: { ...(seo.title ? { title: seo.title } : {}), ...(seo.description ? { description: seo.description } : {}) },
  };
}

/** The localized fields: English ones only where this language lacks them. */
function localizedFields(english: PublishedRow, own: PublishedRow): LocalizedFields {
  const ofEnglish = { ...fromBefore(english), ...english.own };
  if (own === english) return { en: ofEnglish };
  const mine = Object.fromEntries(
    Object.entries(own.own).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
  const lacking = Object.entries(ofEnglish).filter(([name]) => mine[name] === undefined);
  return { en: Object.fromEntries(lacking), [own.language]: mine };
}

/** Values from before a field was localized: they are among the shared fields, in English. */
function fromBefore({ kind, fields }: PublishedRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => traitsOf(kind).localizedFields.includes(name)));
}

/** The part of an entry that its card shows. */
export function asCard(entry: EntryData): EntryCardData {
  const { id, kind, slug, address, title, summary, topics, image, fields, readingMinutes, publishedAt, changedAt } =
    entry;
  return {
    id,
    kind,
    slug,
    address,
    title,
    summary,
    topics,
    image,
    fields: withoutLongFields(fields),
    ...cardOwn(entry),
    readingMinutes,
    publishedAt,
    changedAt,
  };
}

/** The localized fields that cards of the kind show. */
function cardOwn({ kind, own }: EntryData): Pick<EntryCardData, 'own'> {
  const names = traitsOf(kind).cardFields;
  if (!names) return {};
  const shown = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return {
    own: { en: shown(own.en), ...(own.ms ? { ms: shown(own.ms) } : {}), ...(own.zh ? { zh: shown(own.zh) } : {}) },
  };
}

/** Removes long fields such as transcripts, and documents to download, which a card does not need. */
function withoutLongFields(fields: EntryData['fields']): EntryData['fields'] {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => name !== 'downloads' && (typeof value !== 'string' || value.length <= 300),
    ),
  ) as EntryData['fields'];
}
