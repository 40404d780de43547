/** The words of health advice in a text: its editor cannot state that it gives none while it has them. */
import { healthWordsIn } from '#src/features/publishing/entries/text-checks/health-words.rules.ts';
import { textsOfEntry } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import type { TextRow } from './data/editing.store.server.ts';

/** In everything that readers and search engines see of a language. */
export const healthWordsOf = (text: TextRow): string[] =>
  healthWordsIn([...textsOfEntry(text), text.seoTitle ?? '', text.seoDescription ?? ''], text.language);
