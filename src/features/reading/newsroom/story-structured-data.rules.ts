/** A news item as search engines read it. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { sharePictureAddress } from '#src/features/site/seo/seo.rules.ts';

/** Structured data of a news item. */
export function storyStructuredData(
  entry: EntryData,
  { url, origin, group, language }: { url: string; origin: string; group: string; language: Language },
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: group, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: localText(entry.title, language).text,
    description: localText(entry.summary, language).text,
    url,
    image: entry.image
      ? `${origin}/media/${entry.image.id}/${entry.image.widths.at(-1)}.jpeg`
      : sharePictureAddress(url),
    datePublished: entry.publishedAt,
    dateModified: entry.changedAt,
    publisher,
    author: publisher,
    inLanguage: localText(entry.body, language).lang,
  };
}
