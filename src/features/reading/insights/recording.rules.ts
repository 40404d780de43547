import type { EntryCardData, EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/local-text.ts';

export interface Recording {
  /** Its address on this site. */
  src: string;
  /** Soft tones in place of voices, a drawing in place of people: the page says so. */
  isSample: boolean;
}

/** Where an episode's recording is: its own file, or the sample that is made for it. */
export function recordingOf(entry: Pick<EntryCardData<'podcast'>, 'slug' | 'fields'>): Recording {
  const { audio } = entry.fields;
  const isOwn = typeof audio === 'string' && audio.startsWith('/') && !audio.includes('sample');
  return isOwn ? { src: audio, isSample: false } : { src: `/recordings/${entry.slug}.wav`, isSample: true };
}

/** A film of this site's own; the drawn one stands in the sample for films that nobody has made. */
export function filmOf({ fields: { film } }: Pick<EntryCardData<'video'>, 'fields'>): Recording | null {
  return film ? { src: film, isSample: film === '/films/drawn-film.webm' } : null;
}

export interface Chapter {
  at: number;
  title: string;
}

/** The chapters in the reader's language, or in English. */
export function chaptersOf(own: EntryData['own'], language: Language): Chapter[] {
  const found = own[language]?.['chapters'] ?? own.en['chapters'];
  return Array.isArray(found) ? (found as Chapter[]) : [];
}

/** One value out of the fields that each language has for itself, English where the reader's has none. */
export function ownText(own: EntryData['own'], name: string, language: Language): { text: string; lang: Language } {
  const value = own[language]?.[name];
  if (typeof value === 'string' && value !== '') return { text: value, lang: language };
  const english = own.en[name];
  return { text: typeof english === 'string' ? english : '', lang: 'en' };
}
