import type { LandingBlock } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';

/** The questions and answers of a page in the format of search engines; null where it has none. */
export function questionsStructuredData(blocks: readonly LandingBlock[]): Record<string, unknown> | null {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
