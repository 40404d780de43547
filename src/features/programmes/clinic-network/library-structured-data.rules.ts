/** A disease, symptom or test of the library as search engines read it. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type { LibraryKind } from './clinic-network.rules.ts';

const about: Record<LibraryKind, string> = {
  'library-disease': 'MedicalCondition',
  'library-first-aid': 'MedicalCondition',
  'library-symptom': 'MedicalSymptom',
  'library-test': 'MedicalTest',
  'library-faq': 'Thing',
};

/** Structured data of a library entry. */
export function libraryStructuredData(
  entry: EntryData<LibraryKind>,
  url: string,
  language: Language,
): Record<string, unknown> {
  const name = localText(entry.title, language).text;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name,
    description: localText(entry.summary, language).text,
    url,
    inLanguage: language,
    about: { '@type': about[entry.kind], name },
    audience: { '@type': 'Patient' },
    ...(entry.reviewedOn ? { lastReviewed: entry.reviewedOn } : {}),
  };
}
