import { Feed } from 'feed';
import { listEntries } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { clockLength } from '#src/features/reading/insights/insight-structured-data.rules.ts';
import { recordingOf, recordingType } from '#src/features/reading/insights/recording.rules.ts';
import { feedLanguage } from '#src/features/site/seo/sitemaps.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { entriesInFeed, feedKinds, type FeedName } from './feeds.rules.ts';

const titles: Record<
  FeedName,
  { title: typeof m.insights_articles; description: typeof m.insights_articles; list: string }
> = {
  articles: { title: m.insights_articles, description: m.insights_articles_description, list: '/articles' },
  podcast: { title: m.insights_podcasts, description: m.insights_podcasts_description, list: '/podcast' },
  news: { title: m.newsroom_news, description: m.newsroom_news_description, list: '/news' },
};

/**
 * The RSS feed of articles, episodes or news in one language; the feed of episodes has the tags that podcast players
 * need.
 */
export async function feedXml(app: App, name: FeedName, language: Language): Promise<string> {
  const origin = app.config.publicOrigin;
  const [{ items }, brand] = await Promise.all([
    listEntries(app, { kind: feedKinds[name], limit: entriesInFeed, offset: 0, language }),
    shownSetting(app, 'brand'),
  ]);
  const { title, description, list } = titles[name];
  const newest = items[0] ? new Date(items[0].changedAt) : app.clock.now();
  const isPodcast = name === 'podcast';
  const feed = new Feed({
    id: origin + localPath(list, language),
    link: origin + localPath(list, language),
    title: `${title({}, { locale: language })} | ${brand.groupName}`,
    description: description({}, { locale: language }),
    language: feedLanguage(language),
    updated: newest,
    generator: false,
    image: `${origin}/podcast-cover.png`,
    copyright: brand.groupName,
    feed: origin + localPath(`/feeds/${name}.xml`, language),
    author: { name: brand.groupName, email: brand.email },
    podcast: isPodcast,
  });
  if (isPodcast) describeShow(feed, origin);
  for (const entry of items) addEntry(feed, { entry, origin, language, email: brand.email });
  return feed.rss2();
}

/** The tags that podcast directories require of a show. */
function describeShow(feed: Feed, origin: string): void {
  feed.addExtension({
    name: 'itunes:category',
    objects: {
      _attributes: { text: 'Health &amp; Fitness' },
      'itunes:category': { _attributes: { text: 'Medicine' } },
    },
  });
  feed.addExtension({ name: 'itunes:explicit', objects: { _text: 'false' } });
  feed.addExtension({ name: 'itunes:type', objects: { _text: 'episodic' } });
  feed.addExtension({ name: 'itunes:image', objects: { _attributes: { href: `${origin}/podcast-cover.png` } } });
}

interface FeedItem {
  entry: EntryCardData;
  origin: string;
  language: Language;
  email: string;
}

function addEntry(feed: Feed, { entry, origin, language }: FeedItem): void {
  const link = origin + localPath(entry.address ?? '/', language);
  const common = {
    title: localText(entry.title, language).text,
    link,
    guid: `${origin}/${entry.kind}/${entry.id}`,
    date: new Date(entry.publishedAt),
    description: localText(entry.summary, language).text,
    category: entry.topics.map(({ name }) => ({ name: localText(name, language).text })),
  };
  if (entry.kind !== 'podcast') return feed.addItem(common);
  const episode = entry as EntryCardData<'podcast'>;
  const { durationSeconds, audioBytes = 0, episode: number } = episode.fields;
  const recording = recordingOf(episode);
  feed.addItem({
    ...common,
    ...(recording
      ? { enclosure: { url: origin + recording.src, type: recordingType(recording.src), length: audioBytes } }
      : {}),
    extensions: [
      { name: 'itunes:duration', objects: { _text: clockLength(durationSeconds) } },
      { name: 'itunes:explicit', objects: { _text: 'false' } },
      ...(number ? [{ name: 'itunes:episode', objects: { _text: String(number) } }] : []),
    ],
  });
}
