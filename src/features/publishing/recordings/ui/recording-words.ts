import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { failureWords } from '../recordings.errors.ts';
import type { RecordingRow, RecordingState } from '../recordings.schema.ts';
import type { CaptionSource } from '../manage-recordings.server.ts';

/** '12.5 MB', in the page's language. */
export function megabytes(bytes: number): string {
  const number = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 });
  return `${number.format(Math.max(bytes / 1024 / 1024, 0.1))} MB`;
}

/** '12:05', '1:02:05'. */
export function playingTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const states: Record<RecordingState, () => string> = {
  waiting: m.recordings_state_waiting,
  converting: m.recordings_state_converting,
  ready: m.recordings_state_ready,
  failed: m.recordings_state_failed,
};

/** The state of a recording, in the language of the page. */
export const stateWords = ({ state }: RecordingRow): string => states[state]();

/** Why a recording was not converted, in the language of the page; null where it did not fail. */
export const failureOf = ({ failure }: RecordingRow): string | null =>
  failure && failureWords[failure]({}, { locale: getLocale() });

export const captionWords: Record<CaptionSource, () => string> = {
  file: m.recordings_captions_file,
  transcript: m.recordings_captions_transcript,
  none: m.recordings_captions_none,
};
