/** Insights: articles, films and episodes of the group's doctors, in plain language and with transcripts. */
import {
  listEntries,
  readEntry,
  readWholeKind,
  type EntryAnswer,
  type Reader,
} from '#src/features/publishing/entries/entries.server.ts';
import type { EntryCardData, EntryData, EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';

const libraryKinds = [
  'library-disease',
  'library-symptom',
  'library-test',
  'library-first-aid',
  'library-faq',
] as const;

/** Entries of the health library that refer to this article. */
async function libraryOf(app: Reader, slug: string): Promise<EntryLink[]> {
  const entries = await Promise.all(libraryKinds.map((kind) => readWholeKind(app, kind)));
  return entries
    .flat()
    .filter(({ fields }) => fields.articleSlugs?.includes(slug))
    .map(({ id, address, title }) => ({ id, address, title }));
}

/** Published articles by the last parts of their addresses, in the given order; others are left out. */
export async function articlesNamed(
  app: Reader,
  slugs: readonly string[],
): Promise<(Pick<EntryData<'article'>, 'id' | 'title' | 'readingMinutes'> & { address: string })[]> {
  if (slugs.length === 0) return [];
  const articles = await readWholeKind(app, 'article');
  return slugs
    .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    .map(({ id, address, title, readingMinutes }) => ({ id, address: address!, title, readingMinutes }));
}

/** The article's page by the keyword's item id, or by its slug, with related entries of the health library. */
export async function loadArticlePage(
  app: Reader,
  id: number | string,
  _language: Language,
): Promise<EntryAnswer<'article'>> {
  const found = await readEntry(app, 'article', { idOrSlug: id });
  if (found?.state !== 'shown') return found;
  return { ...found, page: { ...found.page, library: await libraryOf(app, found.page.entry.slug) } };
}

/** The film's page by its id or slug: found, gone (410), or null. */
export async function loadVideoPage(
  app: Reader,
  id: number | string,
  _language: Language,
): Promise<EntryAnswer<'video'>> {
  const found = await readEntry(app, 'video', { idOrSlug: id });
  if (found?.state !== 'shown') return found;
  const { entry } = found.page;
  return { ...found, page: { ...found.page, entry: { ...entry, own: withoutCaptionTexts(entry.own) } } };
}

/** The player requests captions by their address: the page knows that there are some, and does not contain them. */
function withoutCaptionTexts(own: EntryData['own']): EntryData['own'] {
  const marked = Object.entries(own).map(([language, fields]) => [
    language,
    fields['captions'] ? { ...fields, captions: 'yes' } : fields,
  ]);
  return Object.fromEntries(marked) as EntryData['own'];
}

/** The episode's page by its id or slug: found, gone (410), or null. */
export function loadPodcastPage(
  app: Reader,
  id: number | string,
  _language: Language,
): Promise<EntryAnswer<'podcast'>> {
  return readEntry(app, 'podcast', { idOrSlug: id });
}

export interface CornerData {
  articles: EntryCardData<'article'>[];
  videos: EntryCardData<'video'>[];
  podcasts: EntryCardData<'podcast'>[];
}

/** The newest of each kind, for the insights corner and the home page. */
export async function loadCorner(app: Reader, counts = { articles: 4, videos: 3, podcasts: 3 }): Promise<CornerData> {
  const [articles, videos, podcasts] = await Promise.all([
    listEntries(app, { kind: 'article', limit: counts.articles, offset: 0 }),
    listEntries(app, { kind: 'video', limit: counts.videos, offset: 0 }),
    listEntries(app, { kind: 'podcast', limit: counts.podcasts, offset: 0 }),
  ]);
  return { articles: articles.items, videos: videos.items, podcasts: podcasts.items };
}
export { filmCaptions } from './captions.server.ts';
