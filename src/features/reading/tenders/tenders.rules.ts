/** A tender's category in the reader's language, though the procurement office types it in one. */
import type { Topic } from '#src/features/publishing/entries/content.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** A tender's category: the topic of that name in the reader's language, else as the procurement office wrote it. */
export function categoryName({ topics }: { topics: readonly Topic[] }, category: string): LocalText {
  return topics.find(({ name }) => name.en.toLowerCase() === category.toLowerCase())?.name ?? { en: category };
}
