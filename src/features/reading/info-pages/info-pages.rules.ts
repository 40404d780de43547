/** Groups of questions and answers: their order, and their data for search engines. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { FaqGroup } from './info-pages.schema.ts';

/** The groups of questions in order; an unknown group comes last. */
export const faqGroups = [
  'booking',
  'account',
  'insurance',
  'packages',
  'payment',
  'visiting',
  'privacy',
  'cares',
  'cares-app',
  'general',
] as const;
/** The groups at /faq; those of the care programme have pages of their own. */
export const mainFaqGroups = faqGroups.filter((group) => group !== 'cares' && group !== 'cares-app');

/** Groups questions by their group, in the order of `faqGroups`; unknown groups come last. */
export function groupsInOrder(questions: readonly EntryData<'faq'>[]): FaqGroup[] {
  const place = (group: string) => {
    const found = (faqGroups as readonly string[]).indexOf(group);
    return found < 0 ? faqGroups.length : found;
  };
  const groups = [...new Set(questions.map(({ fields }) => fields.group))].sort((a, b) => place(a) - place(b));
  return groups.map((group) => ({ group, questions: questions.filter(({ fields }) => fields.group === group) }));
}

/** Structured data of the questions. */
export function faqStructuredData(
  groups: readonly FaqGroup[],
  words: (text: EntryData['title']) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map((question) => ({
        '@type': 'Question',
        name: words(question.title),
        acceptedAnswer: { '@type': 'Answer', text: words(question.body) },
      })),
    ),
  };
}
