/** The recording of an episode or film: its file, chapters and captions for a reader. */
import type { EntryCardData, EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';

export interface Recording {
  /** Its address on this site. */
  src: string;
  /** A sample recording has synthetic voices, a sample film drawings instead of people: the page says so. */
  isSample: boolean;
}

/** An episode's recording; null where it has none. The sample's recording has the name of its entry. */
export function recordingOf({ slug, fields }: Pick<EntryCardData<'podcast'>, 'slug' | 'fields'>): Recording | null {
  const { audio } = fields;
  return audio?.startsWith('/') ? { src: audio, isSample: audio === `/recordings/${slug}.mp3` } : null;
}

/** A film on this site; the sample's film has the name of its entry. */
export function filmOf({ slug, fields: { film } }: Pick<EntryCardData<'video'>, 'slug' | 'fields'>): Recording | null {
  return film ? { src: film, isSample: film === `/films/${slug}.webm` } : null;
}

const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The media type of a recording by its address. */
export function recordingType(src: string): string {
  return types[/\.(\w+)$/.exec(src)?.[1] ?? ''] ?? 'application/octet-stream';
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
export function localizedField(
  own: EntryData['own'],
  name: string,
  language: Language,
): { text: string; lang: Language } {
  const value = own[language]?.[name];
  if (typeof value === 'string' && value !== '') return { text: value, lang: language };
  const english = own.en[name];
  return { text: typeof english === 'string' ? english : '', lang: 'en' };
}

/**
 * The language of a film's captions for a reader: of a file or of the transcript, in the reader's language before
 * English; null without both.
 */
export function captionLanguage(own: EntryData['own'], language: Language): Language | null {
  const has = (of: Language) => Boolean(own[of]?.['captions'] || own[of]?.['transcript']);
  return has(language) ? language : has('en') ? 'en' : null;
}
