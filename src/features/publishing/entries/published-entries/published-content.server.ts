/** Published content: the same entry for page, call, feed and sitemap, in the reader's language or in English. */
import type { App } from '#src/platform/app.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { contentCacheTags, entryAddress, kinds, traitsOf, type Kind } from '../content-kinds.schema.ts';
import type { EntryCardData, EntryData, EntryFilters, EntryList, FilterChoices } from '../content.schema.ts';
import {
  countPublished,
  findChoices,
  findPublished,
  listAddresses,
  listPublishedCards,
  listPublishedIds,
  listTopicNames,
  listWholeKind,
  findFormer,
} from '../data/reading.store.server.ts';
import { filledRows } from '../lists/filled-rows.server.ts';
import { factTags } from '../text-checks/group-facts.server.ts';
import { relatedTo } from './related-entries.server.ts';
import { idsUnderLetter } from './titles.server.ts';
import { type EntryAnswer, entryFrom, asCard, grouped, keyOf } from './entry-answers.server.ts';

export type Reader = Pick<App, 'db' | 'cache' | 'clock'>;

/** A query of a list; `now` decides which entries have ended. */
export interface ListRequest<K extends Kind> {
  kind: K;
  filters?: EntryFilters;
  limit: number;
  offset: number;
  /** The reader's language by default. */
  language?: Language;
}

/** A page of the published entries of a kind that match all filters. */
export async function listEntries<K extends Kind>(
  app: Reader,
  { kind, filters = {}, limit, offset, language = getLocale() }: ListRequest<K>,
): Promise<EntryList<K>> {
  if (filters.letter) return listOfLetter(app, { kind, filters, limit, offset, language }, filters.letter);
  const now = app.clock.now();
  const [ids, total] = await Promise.all([
    listPublishedIds(app, { kind, filters, limit, offset, now }),
    countEntries(app, kind, filters),
  ]);
  return { items: (await cardsOf(app, ids, language)) as EntryCardData<K>[], total, limit, offset };
}

/** The entries under one letter of the reader's alphabet, in alphabetical order by default. */
async function listOfLetter<K extends Kind>(
  app: Reader,
  { kind, filters = {}, limit, offset, language = getLocale() }: ListRequest<K>,
  letter: string,
): Promise<EntryList<K>> {
  const among = await idsUnderLetter(app, kind, { language, letter });
  const found = await listPublishedIds(app, {
    kind,
    filters,
    limit: among.length,
    offset: 0,
    now: app.clock.now(),
    among,
  });
  const matching = new Set(found);
  const ordered = filters.sortBy ? found : among.filter((id) => matching.has(id));
  return {
    items: (await cardsOf(app, ordered.slice(offset, offset + limit), language)) as EntryCardData<K>[],
    total: ordered.length,
    limit,
    offset,
  };
}

/**
 * The number of matches. Cached where only publication changes it; counted each time where dates or a search decide.
 */
function countEntries(app: Reader, kind: Kind, filters: EntryFilters): Promise<number> {
  const count = () => countPublished(app, { kind, filters, now: app.clock.now() });
  if (traitsOf(kind).isAdvertising || filters.state || filters.q) return count();
  const set = Object.entries(filters)
    .filter(([name, value]) => value && name !== 'sortBy')
    .sort();
  return app.cache.get(`count of ${kind} ${JSON.stringify(set)}`, [traitsOf(kind).cacheTag, 'hospitals'], count);
}

/** The filter choices of a kind's list; cached until an entry of the kind is published. */
export function filterChoices(app: Reader, kind: Kind): Promise<FilterChoices> {
  return app.cache.get(`choices of ${kind}`, [traitsOf(kind).cacheTag, 'topics'], () =>
    findChoices(app, kind, app.clock.now()),
  );
}

/** One entry by id or slug, with related entries. Drafts are not found. */
export async function readEntry<K extends Kind>(
  app: Reader,
  kind: K,
  { idOrSlug, language = getLocale() }: { idOrSlug: number | string; language?: Language | undefined },
): Promise<EntryAnswer<K>> {
  const by = keyOf(idOrSlug);
  const now = app.clock.now();
  const entry = entryFrom<K>(await filledRows(app, await findPublished(app, kind, { by, now })), language);
  if (!entry) {
    const former = await findFormer(app, kind, by);
    return former ? { state: 'gone', list: kinds[kind].list, movedTo: former.movedTo } : null;
  }
  return { state: 'shown', page: { entry, related: await cardsOf(app, await relatedTo(app, entry), language) } };
}

/** Every published entry of a kind with its body, by id: questions, blocks. */
export async function readWholeKind<K extends Kind>(
  app: Reader,
  kind: K,
  language: Language = getLocale(),
): Promise<EntryData<K>[]> {
  return app.cache.get(`all of ${kind} in ${language}`, [traitsOf(kind).cacheTag, ...factTags], async () => {
    const rows = await filledRows(app, await listWholeKind(app, kind, app.clock.now()));
    return [...grouped(rows).values()].flatMap((own) => entryFrom<K>(own, language) ?? []);
  });
}

/** Cards of these entries, in the given order; unpublished ones are left out. */
export async function cardsOf(
  app: Reader,
  ids: readonly number[],
  language: Language = getLocale(),
): Promise<EntryCardData[]> {
  const byId = grouped(await filledRows(app, await listPublishedCards(app, ids, { now: app.clock.now(), language })));
  return ids.flatMap((id) => entryFrom(byId.get(id) ?? [], language) ?? []).map(asCard);
}

/** Addresses of all published entries with a page of their own, with their last change. */
export async function publishedAddresses(app: Reader): Promise<{ path: string; kind: Kind; changedAt: string }[]> {
  const withPages = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].base !== null);
  const rows = await listAddresses(app, withPages, app.clock.now());
  return rows.flatMap((row) => {
    const path = entryAddress(row);
    return path === null ? [] : [{ path, kind: row.kind, changedAt: row.changedAt }];
  });
}

/** Topics with their names in each language, for editors and for the master data. */
export function topicNames(app: Reader): Promise<{ slug: string; name: LocalText }[]> {
  return app.cache.get('topics', ['topics', ...contentCacheTags], () => listTopicNames(app));
}
