/** Captions that staff send, as WebVTT. */
import { parseText } from 'media-captions';
import { captionsOutside, captionsRefused, captionsTooLarge } from './recordings.errors.ts';
import { maxCaptionBytes } from './recordings.rules.ts';

/**
 * The text of a WebVTT file, checked by parsing. Throws 422 beside `captions` for a file that is not WebVTT, has no
 * cue, has a cue that no player shows, or has one that begins after the film's end; `seconds` is 0 for a film of
 * unknown length.
 */
export async function checkedCaptions(bytes: Uint8Array, seconds: number): Promise<string> {
  if (bytes.length > maxCaptionBytes) throw captionsTooLarge();
  const text = decoded(bytes);
  const { cues, errors } = await parseText(text, { type: 'vtt', errors: true });
  const announced = text.match(/^.*-->.*$/gm)?.length ?? 0;
  // The parser silently drops a cue whose end is before its start, so the count of cues is compared with the file's.
  if (errors.length > 0 || cues.length === 0 || cues.length !== announced) throw captionsRefused();
  if (seconds > 0 && cues.some(({ startTime }) => startTime >= seconds)) throw captionsOutside();
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    if (!text.includes('\u0000')) return text;
  } catch {
    // Not UTF-8: refused below.
  }
  throw captionsRefused();
}
