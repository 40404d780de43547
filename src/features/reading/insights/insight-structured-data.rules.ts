/** Articles, films and episodes as search engines read them. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { recordingType } from './recording.rules.ts';
import { sharePictureAddress } from '#src/features/site/seo/seo.rules.ts';

/** Address, group and language of a page. */
export interface PageOf {
  url: string;
  origin: string;
  group: string;
  language: Language;
}

/** A length as ISO 8601: 'PT12M5S'. */
export function isoLength(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/** '12:05', '1:02:05'. */
export function clockLength(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The entry's photograph, or the picture that is drawn for its page. */
export function pictureOf(entry: EntryData, { url, origin }: Pick<PageOf, 'url' | 'origin'>): string {
  return entry.image ? `${origin}/media/${entry.image.id}/${entry.image.widths.at(-1)}.jpeg` : sharePictureAddress(url);
}

/**
 * Structured data of an article: content, author and clinical reviewer. The sample's people are invented, and this data
 * has no place to say so, so that they are left out.
 */
export function articleStructuredData(
  entry: EntryData,
  { url, origin, group, language }: PageOf,
  type: 'Article' | 'NewsArticle' = 'Article',
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: group, url: origin };
  const [author, reviewer] = 'isSample' in entry.fields ? [null, null] : [entry.author, entry.reviewer];
  return {
    '@context': 'https://schema.org',
    '@type': entry.reviewer ? ['MedicalWebPage', type] : type,
    headline: localText(entry.title, language).text,
    description: localText(entry.summary, language).text,
    url,
    inLanguage: localText(entry.body, language).lang,
    image: pictureOf(entry, { url, origin }),
    datePublished: entry.publishedAt,
    dateModified: entry.changedAt,
    publisher,
    author: author ? { '@type': 'Person', name: author } : publisher,
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer }, lastReviewed: entry.reviewedOn } : {}),
    about: entry.topics.map(({ name }) => ({ '@type': 'Thing', name: localText(name, language).text })),
  };
}

/** Structured data of a film (schema.org VideoObject). */
export function videoStructuredData(
  entry: EntryData<'video'>,
  { url, origin, language }: PageOf,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: localText(entry.title, language).text,
    description: localText(entry.summary, language).text,
    url,
    uploadDate: entry.publishedAt,
    thumbnailUrl:
      entry.fields.poster && !entry.image ? origin + entry.fields.poster : pictureOf(entry, { url, origin }),
    duration: isoLength(entry.fields.durationSeconds),
    inLanguage: entry.fields.spokenLanguage,
    ...(entry.fields.film ? { contentUrl: origin + entry.fields.film } : {}),
    ...(entry.fields.youtubeId ? { embedUrl: `https://www.youtube-nocookie.com/embed/${entry.fields.youtubeId}` } : {}),
    ...(typeof entry.own.en['transcript'] === 'string'
      ? {
          transcript: entry.own.en['transcript']
            .replace(/<[^>]+>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim()
            .slice(0, 5_000),
        }
      : {}),
  };
}

/**
 * Structured data of an episode (schema.org PodcastEpisode); `audio` is the address of the recording on this site, if
 * it has one.
 */
export function episodeStructuredData(
  entry: EntryData<'podcast'>,
  { url, origin, group, language }: PageOf,
  audio: string | undefined,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: localText(entry.title, language).text,
    description: localText(entry.summary, language).text,
    url,
    datePublished: entry.publishedAt,
    timeRequired: isoLength(entry.fields.durationSeconds),
    inLanguage: entry.fields.spokenLanguage,
    ...(audio
      ? {
          associatedMedia: { '@type': 'MediaObject', contentUrl: origin + audio, encodingFormat: recordingType(audio) },
        }
      : {}),
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: group,
      url: `${origin}/podcast`,
      webFeed: `${origin}/feeds/podcast.xml`,
    },
  };
}
