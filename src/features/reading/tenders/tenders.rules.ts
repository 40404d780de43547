/** A tender's category in the reader's language, although the procurement office types it in one language. */
import type { Topic } from '#src/features/publishing/entries/content.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/**
 * A tender's category: the topic with that name in the reader's language, otherwise the text of the procurement office.
 */
export function categoryName({ topics }: { topics: readonly Topic[] }, category: string): LocalText {
  return topics.find(({ name }) => name.en.toLowerCase() === category.toLowerCase())?.name ?? { en: category };
}
