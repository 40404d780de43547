import type { EntryCardData, EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/local-text.ts';

export interface Recording {
  /** Its address on this site. */
  src: string;
  /** A sample recording has soft tones instead of voices, and a drawing instead of people: the page says so. */
  isSample: boolean;
}

/** An episode's recording: its own file, or the generated sample. */
export function recordingOf(entry: Pick<EntryCardData<'podcast'>, 'slug' | 'fields'>): Recording {
  const { audio } = entry.fields;
  const isOwn = typeof audio === 'string' && audio.startsWith('/') && !audio.includes('sample');
  return isOwn ? { src: audio, isSample: false } : { src: `/recordings/${entry.slug}.wav`, isSample: true };
}

/** A film on this site; the sample has a drawn one for films that do not exist. */
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

/** A localized value, in English where the reader's language has none. */
export function ownText(own: EntryData['own'], name: string, language: Language): { text: string; lang: Language } {
  const value = own[language]?.[name];
  if (typeof value === 'string' && value !== '') return { text: value, lang: language };
  const english = own.en[name];
  return { text: typeof english === 'string' ? english : '', lang: 'en' };
}
