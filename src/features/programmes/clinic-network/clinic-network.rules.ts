/** Rules of the clinic network: its sections, its A to Z, the places of its entries. */
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { alphabetical, letterOf as letterOfWords } from '#src/shared/texts/letters.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';

/** Other entries of the library about the same topics, below one. */
export const othersShown = 4;

/** The sections of the health library: the service's name, the part of the address, the kind of entry. */
export const sections = [
  { name: 'diseases', path: 'diseases', kind: 'library-disease', icon: 'health' },
  { name: 'firstAid', path: 'first-aid', kind: 'library-first-aid', icon: 'emergency' },
  { name: 'symptoms', path: 'symptoms', kind: 'library-symptom', icon: 'stethoscope' },
  { name: 'testsProcedures', path: 'tests-procedures', kind: 'library-test', icon: 'laboratory' },
  { name: 'faq', path: 'faqs', kind: 'library-faq', icon: 'message' },
] as const satisfies readonly { name: string; path: string; kind: Kind; icon: string }[];

export type Section = (typeof sections)[number];
export type SectionName = Section['name'];
export type LibraryKind = Section['kind'];

/** The section at this part of the address. */
export function sectionAt(path: string): Section | undefined {
  return sections.find((section) => section.path === path);
}

/** The sections of a list of names, in our order; unknown names are left out. */
export function knownSections(names: readonly string[]): Section[] {
  return sections.filter(({ name }) => names.includes(name));
}

export interface ListedEntry {
  title: LocalText;
}

/**
 * The letter of a title in the language in which it is shown; Chinese titles are sorted under the letter of their
 * pronunciation.
 */
export function letterOf(entry: ListedEntry, language: Language): string {
  const { text, lang } = localText(entry.title, language);
  return letterOfWords(text, lang);
}

/** The A to Z index: each letter with its entries in alphabetical order; digits and signs come last. */
export function aToZ<Entry extends ListedEntry>(
  entries: readonly Entry[],
  language: Language,
): { letter: string; entries: Entry[] }[] {
  const words = ({ title }: Entry) => localText(title, language).text;
  const sorted = [...entries].sort((a, b) => alphabetical(words(a), words(b), language));
  const letters = [...new Set(sorted.map((entry) => letterOf(entry, language)))].sort((a, b) =>
    a === '#' ? 1 : b === '#' ? -1 : a.localeCompare(b),
  );
  return letters.map((letter) => ({ letter, entries: sorted.filter((entry) => letterOf(entry, language) === letter) }));
}

/** Whether title or summary contain all words of a search, in the reader's language or in English. */
export function matchesWords(
  entry: { title: LocalText; summary: LocalText },
  typed: string,
  language: Language,
): boolean {
  const text = [entry.title, entry.summary]
    .flatMap((part) => [part.en, localText(part, language).text])
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}

export type NetworkTab = 'collaboration' | 'faq' | 'library';
export const tabAddresses: Record<NetworkTab, string> = {
  collaboration: '/mccn/our-collaboration',
  faq: '/mccn/faq',
  library: '/mccn/health-library',
};
