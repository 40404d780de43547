import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { captionFile } from './captions.rules.ts';
import { captionLanguage } from './recording.rules.ts';

/**
 * The captions of a published film in that language, or in English; null where there is no such film or no
 * captions.
 */
export async function filmCaptions(app: Reader, slug: string, language: Language): Promise<string | null> {
  const found = await readEntry(app, 'video', { idOrSlug: slug, language });
  if (found?.state !== 'shown' || found.page.entry.slug !== slug) return null;
  const { own, fields } = found.page.entry;
  const spoken = captionLanguage(own, language);
  if (!spoken) return null;
  const { captions, transcript } = own[spoken] ?? {};
  // Captions that staff sent are timed to the film; those that are made from the transcript are an estimate.
  return typeof captions === 'string' && captions !== ''
    ? captions
    : captionFile(String(transcript), fields.durationSeconds);
}
