/** Rules of recordings that editors send: states of conversion, accepted types, addresses, requested parts. */
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Extension, RecordingKind, RecordingState, SentType } from './recordings.schema.ts';

/** Largest file of captions: of the longest film in three-byte characters. */
export const maxCaptionBytes = 300_000;

/** From each state, the states it may become; a recording is removed from any of them. */
export const recordingTransitions: Record<RecordingState, readonly RecordingState[]> = {
  waiting: ['converting'],
  // Back to waiting where the server stopped during the conversion.
  converting: ['ready', 'failed', 'waiting'],
  failed: ['waiting'],
  ready: [],
};

/** Tries until a conversion that never ends is given up: a file that crashes the server is not tried for ever. */
export const mostTries = 3;

/** The kind of recording of an entry of this kind; null for a kind without recordings. */
export function recordingKindOf(kind: Kind): RecordingKind | null {
  return kind === 'video' ? 'film' : kind === 'podcast' ? 'audio' : null;
}

const audioTypes = new Map<string, SentType>(
  Object.entries({
    'audio/mpeg': { container: 'mp3', extension: 'mp3' },
    'audio/x-m4a': { container: 'mp4', extension: 'm4a' },
    'audio/wav': { container: 'wav', extension: 'wav' },
    'audio/ogg': { container: 'ogg', extension: 'ogg' },
  }),
);
const filmTypes = new Map<string, SentType>(
  Object.entries({
    'video/mp4': { container: 'mp4', extension: 'mp4' },
    'video/x-m4v': { container: 'mp4', extension: 'mp4' },
    'video/webm': { container: 'webm', extension: 'webm' },
    'video/quicktime': { container: 'mp4', extension: null },
  }),
);

/** The type of a file by the media type of its content; null where an entry of this kind does not accept it. */
export function sentTypeOf(kind: RecordingKind, mime: string): SentType | null {
  const types = kind === 'audio' ? audioTypes : filmTypes;
  return types.get(mime.split(';')[0]!.trim()) ?? null;
}

/** Media types that a file field proposes; the content decides. */
export const proposedTypes: Record<RecordingKind, string> = {
  audio: '.mp3,.m4a,.wav,.ogg,audio/*',
  film: '.mp4,.webm,.mov,video/*',
};

/** Codecs of a file, as the parser names them. */
export interface Codecs {
  audio: string | null;
  video: string | null;
}

const playableSound = /^(?:MPEG [12](?:\.5)? Layer 3|MPEG-4\/AAC|AAC|PCM|Vorbis I|VORBIS|Opus|OPUS)$/i;
const playableFilm: Partial<Record<Extension, RegExp>> = { mp4: /^<?avc[13]>?$/i, webm: /^(?:VP8|VP9|AV1)$/i };

/** Whether today's browsers play a file with these codecs as it is. */
export function playsInBrowsers(extension: Extension | null, { audio, video }: Codecs): boolean {
  if (extension === null) return false;
  const film = playableFilm[extension];
  if (film) return video !== null && film.test(video) && (audio === null || playableSound.test(audio));
  return audio !== null && playableSound.test(audio);
}

const mimes: Record<Extension, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The media type with which a recording is sent. */
export const mimeOf = (extension: Extension): string => mimes[extension];

/** The public address of a recording. */
export function recordingAddress(kind: RecordingKind, id: string, extension: Extension): string {
  return `/${kind === 'audio' ? 'recordings' : 'films'}/${id}.${extension}`;
}

/** The public address of a film's still. */
export const posterAddress = (id: string): string => `/films/${id}.jpg`;

/**
 * The first and the last byte that a Range header requests; 'whole' without a header that we support, 'outside' for a
 * range outside the file.
 */
export function rangeOf(header: string | undefined, bytes: number): { from: number; to: number } | 'whole' | 'outside' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'whole';
  const [, first = '', last = ''] = asked;
  const from = first === '' ? Math.max(bytes - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first === '' && Number(last) === 0) return 'outside';
  if (first !== '' && last !== '' && Number(last) < from) return 'whole';
  return from >= bytes ? 'outside' : { from, to };
}
