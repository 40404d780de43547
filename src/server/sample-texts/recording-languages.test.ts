import { describe, expect, it } from 'vitest';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { captionFile } from '#src/features/reading/insights/captions.rules.ts';
import { languages } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';

interface Chapters {
  at: number;
  title: string;
}

const recordings = sampleEntries()
  .filter(({ kind }) => kind === 'video' || kind === 'podcast')
  .map(({ kind, slug, fields }) => ({
    kind,
    slug,
    seconds: Number(fields?.['durationSeconds']),
    transcript: fields?.['transcript'] as LocalText,
    chapters: fields?.['chapters'] as Record<string, Chapters[]> | undefined,
  }));

/** Words, and Chinese characters, of a text. */
const lengthOf = (text: string) => text.match(/\p{Script=Han}|[\p{Script=Latin}\p{Number}’'./-]+/gu)?.length ?? 0;
const turnsOf = (text: string) => text.split('\n\n').length;

it('there are twelve films and twelve episodes', () => {
  expect(recordings.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 12 }, () => 'podcast'),
    ...Array.from({ length: 12 }, () => 'video'),
  ]);
});

describe.each(recordings)('$kind $slug', ({ kind, seconds, transcript, chapters }) => {
  it('is written down in three languages, turn by turn', () => {
    for (const language of languages) {
      const text = transcript[language] ?? '';
      expect(turnsOf(text), language).toBe(turnsOf(transcript.en));
      expect(lengthOf(text), language).toBeGreaterThan(lengthOf(transcript.en) * 0.7);
    }
    expect(transcript.zh).toMatch(/\p{Script=Han}/u);
    expect(transcript.ms).toMatch(/\b(?:yang|dan)\b/);
  });

  it('has captions in three languages that end with it', () => {
    for (const language of languages) {
      const end = new Date(seconds * 1000).toISOString().slice(11, 23);
      expect(
        captionFile(transcript[language] ?? '', seconds)
          .match(/--> (\S+)/g)
          ?.at(-1),
        language,
      ).toBe(`--> ${end}`);
    }
  });

  it.runIf(kind === 'podcast')('has its chapters in three languages, at the same times', () => {
    const times = (language: string) => chapters?.[language]?.map(({ at }) => at);
    const titles = languages.flatMap((language) => chapters?.[language]?.map(({ title }) => title) ?? []);
    expect(times('en')).toHaveLength(4);
    expect([times('ms'), times('zh')]).toEqual([times('en'), times('en')]);
    expect(new Set(titles).size).toBe(12);
  });
});
