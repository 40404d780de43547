/** What the words of a text require: an approval of health advice, and an answer about emergencies. */
import { healthWordsIn } from '#src/features/publishing/entries/text-checks/health-words.rules.ts';
import { textsOfEntry } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { speaksOfEmergency } from '#src/features/site/urgent-help/emergency-words.rules.ts';
import type { TextRow } from '../data/editing.store.server.ts';

/** Everything that readers and search engines see of a language. */
const publicTexts = (text: TextRow) => [...textsOfEntry(text), text.seoTitle ?? '', text.seoDescription ?? ''];

/** The words of health advice in it: while there are any, its editor cannot state that it gives none. */
export const healthWordsOf = (text: TextRow): string[] => healthWordsIn(publicTexts(text), text.language);

/** Both, in the form that the check before publication needs. */
export const judgedWords = (text: TextRow) => ({
  healthWords: healthWordsOf(text),
  speaksOfEmergency: speaksOfEmergency(publicTexts(text)),
});
