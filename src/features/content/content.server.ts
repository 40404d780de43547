/** Content: what editors publish, read by everybody: the same entry for page, call, feed and map, in the reader's language or in English. */
import type { App } from '#src/platform/app.ts';
import { languages, type Language, type LocalText } from '#src/shared/local-text.ts';
import { contentAreas, entryAddress, kinds, traitsOf, type Kind } from './content.kinds.ts';
import type { EntryCardData, EntryData, EntryFilters, EntryList, EntryPageData, FilterChoices, KindFields } from './content.schema.ts';
import { findChoices, findPublished, listAddresses, listPublishedCards, listPublishedIds, listRelatedIds, listTopicNames, listWholeKind, wasPublished, type PublishedRow } from './data/reading.store.server.ts';
import { safeHtml } from './safe-html.server.ts';

export type Reader = Pick<App, 'db' | 'kept' | 'clock'>;

/** What a list is asked for; `now` decides what is over and what has ended. */
export interface ListRequest<K extends Kind> {
  kind: K;
  filters?: EntryFilters;
  limit: number;
  offset: number;
}

/** A page of the published entries of a kind that match all filters. */
export async function listEntries<K extends Kind>(app: Reader, { kind, filters = {}, limit, offset }: ListRequest<K>): Promise<EntryList<K>> {
  const now = app.clock.now();
  const { ids, total } = await listPublishedIds(app, { kind, filters, limit, offset, now });
  return { items: (await cardsOf(app, ids, now)) as EntryCardData<K>[], total, limit, offset };
}

/** What the filters of a kind's list may be set to; kept in memory until something of the kind is published. */
export function filterChoices(app: Reader, kind: Kind): Promise<FilterChoices> {
  return app.kept.recall(`choices of ${kind}`, [traitsOf(kind).area, 'topics'], () => findChoices(app, kind, app.clock.now()));
}

/** How a published entry answers: shown, gone (readers once had it: 410), or null where there never was one. */
export type EntryAnswer<K extends Kind> = { state: 'shown'; page: EntryPageData<K> } | { state: 'gone'; list: string } | null;

const relatedShown = 3;

/** One entry by its number or its slug, with what stands beside it. A draft is as unknown to a stranger as what never was. */
export async function readEntry<K extends Kind>(app: Reader, kind: K, idOrSlug: number | string): Promise<EntryAnswer<K>> {
  const by = keyOf(idOrSlug);
  const now = app.clock.now();
  const entry = entryFrom<K>(await findPublished(app, kind, by, now));
  if (!entry) return (await wasPublished(app, kind, by)) ? { state: 'gone', list: kinds[kind].list } : null;
  return { state: 'shown', page: { entry, related: await relatedTo(app, entry, now) } };
}

/** Every published entry of a kind with its body, in the order of their numbers: questions, blocks. */
export async function readWholeKind<K extends Kind>(app: Reader, kind: K): Promise<EntryData<K>[]> {
  return app.kept.recall(`all of ${kind}`, [traitsOf(kind).area], async () => {
    const rows = await listWholeKind(app, kind, app.clock.now());
    return [...grouped(rows).values()].flatMap((own) => entryFrom<K>(own) ?? []);
  });
}

/** Cards of these entries, in that order; those that are not published are left out. */
export async function cardsOf(app: Reader, ids: readonly number[], now = app.clock.now()): Promise<EntryCardData[]> {
  const byId = grouped(await listPublishedCards(app, ids, now));
  return ids.flatMap((id) => entryFrom(byId.get(id) ?? []) ?? []).map(asCard);
}

/** The newest on a topic of these kinds, for pages of other areas (a hospital, a speciality, a package). */
export async function entriesAbout(app: Reader, topics: readonly string[], wanted: { kinds: readonly Kind[]; limit: number }): Promise<EntryCardData[]> {
  const now = app.clock.now();
  return cardsOf(app, await listRelatedIds(app, { id: 0, topics }, wanted.kinds, { now, limit: wanted.limit }), now);
}

/** Addresses of all that is published and has a page of its own, with the instant of the last change. */
export async function publishedAddresses(app: Reader): Promise<{ path: string; changedAt: string }[]> {
  const withPages = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].base !== null);
  const rows = await listAddresses(app, withPages, app.clock.now());
  return rows.flatMap((row) => {
    const path = entryAddress(row);
    return path === null ? [] : [{ path, changedAt: row.changedAt }];
  });
}

/** Topics with their names in each language, for editors and for the master list. */
export function topicNames(app: Reader): Promise<{ slug: string; name: LocalText }[]> {
  return app.kept.recall('topics', ['topics', ...contentAreas], () => listTopicNames(app));
}

async function relatedTo(app: Reader, entry: EntryData, now: Date): Promise<EntryCardData[]> {
  const near: readonly Kind[] = entry.kind === 'article' || entry.kind === 'video' || entry.kind === 'podcast' ? ['article', 'video', 'podcast'] : [entry.kind];
  if (entry.kind === 'page' || entry.kind === 'block' || entry.kind === 'faq') return [];
  return cardsOf(app, await listRelatedIds(app, { id: entry.id, topics: entry.topics.map(({ slug }) => slug) }, near, { now, limit: relatedShown }), now);
}

export function keyOf(idOrSlug: number | string): { id: number } | { slug: string } {
  return typeof idOrSlug === 'number' || /^\d{1,9}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}

function grouped(rows: readonly PublishedRow[]): Map<number, PublishedRow[]> {
  const byId = new Map<number, PublishedRow[]>();
  for (const row of rows) byId.set(row.entryId, [...(byId.get(row.entryId) ?? []), row]);
  return byId;
}

/** The languages of one entry as one; English leads, and without it there is nothing to fall back on. */
export function entryFrom<K extends Kind>(rows: readonly PublishedRow[]): EntryData<K> | null {
  const english = rows.find(({ language }) => language === 'en');
  if (!english) return null;
  const inEach = <Value>(read: (row: PublishedRow) => Value) => {
    const found: Partial<Record<Language, Value>> = {};
    for (const language of languages) {
      const row = rows.find((candidate) => candidate.language === language);
      if (row) found[language] = read(row);
    }
    return found;
  };
  const text = (read: (row: PublishedRow) => string | null | undefined): LocalText => {
    const found = inEach((row) => read(row)?.trim() || undefined);
    return { en: found.en ?? '', ...(found.ms ? { ms: found.ms } : {}), ...(found.zh ? { zh: found.zh } : {}) };
  };
  const optional = (read: (row: PublishedRow) => string | null) => (rows.some((row) => read(row)) ? text(read) : undefined);
  const seo = { title: optional((row) => row.seoTitle), description: optional((row) => row.seoDescription) };
  return {
    id: english.entryId, kind: english.kind as K, slug: english.slug, address: entryAddress({ id: english.entryId, kind: english.kind, slug: english.slug }),
    title: text((row) => row.title), summary: text((row) => row.summary), body: text((row) => row.body === undefined ? '' : safeHtml(row.body)),
    topics: english.topics, image: english.image, fields: english.fields as KindFields[K], own: { en: english.own, ...inEach((row) => row.own) },
    readingMinutes: english.readingMinutes, publishedAt: english.publishedAt,
    changedAt: rows.map((row) => row.changedAt).sort().at(-1) ?? english.changedAt,
    author: english.author, reviewer: english.reviewer, reviewedOn: english.reviewedOn, reviewDueOn: english.reviewDueOn,
    seo: { ...(seo.title ? { title: seo.title } : {}), ...(seo.description ? { description: seo.description } : {}) },
  };
}

function asCard(entry: EntryData): EntryCardData {
  const { id, kind, slug, address, title, summary, topics, image, fields, readingMinutes, publishedAt, changedAt } = entry;
  return { id, kind, slug, address, title, summary, topics, image, fields: withoutLongFields(fields), readingMinutes, publishedAt, changedAt };
}

/** Transcripts and the like stay with the page: a card needs none of them. */
function withoutLongFields(fields: EntryData['fields']): EntryData['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'string' || value.length <= 300)) as EntryData['fields'];
}
