/** Facts about a file that are read without a converter: whether browsers play it as it is, and its length. */
import { parseFile } from 'music-metadata';
import { playsInBrowsers } from './recordings.rules.ts';
import type { SentType } from './recordings.schema.ts';

export interface PlayableFacts {
  plays: boolean;
  /** Null where the file does not say. */
  seconds: number | null;
}

/** Reads the metadata of the file; null where it has none that can be read. */
export async function playableFacts(path: string, type: SentType, mime: string): Promise<PlayableFacts | null> {
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    // A file without sound has no audio codec in its metadata.
    const films = format.trackInfo.flatMap(({ codecName, audio }) => (audio || !codecName ? [] : [codecName]));
    const isFilm = mime.startsWith('video/');
    const video = isFilm ? (films.find((name) => name !== format.codec) ?? null) : null;
    const { duration } = format;
    return {
      plays: playsInBrowsers(type.extension, { audio: format.codec ?? null, video }),
      seconds: duration !== undefined && Number.isFinite(duration) && duration > 0 ? duration : null,
    };
  } catch {
    return null;
  }
}
