/**
 * A sample recording: soft tones instead of voices, labelled as such in the player. Every byte follows from the
 * episode's name and its length, so that nothing is stored and any range can be answered.
 */
import { seededRandom } from '#src/shared/seeded-random.ts';

const rate = 8_000;
const headerBytes = 44;
/** Length of the melody, which the recording repeats. */
const loopSeconds = 8;
/** Notes of a pentatonic scale: any sequence sounds calm. */
const notes = [220, 247.5, 277.2, 330, 370, 440];

/** Size of the whole file: 8 bit, one channel, 8,000 samples a second. */
export function recordingBytes(seconds: number): number {
  return headerBytes + seconds * rate;
}

/** The melody of this episode, as samples. */
export function melodyOf(name: string): Uint8Array<ArrayBuffer> {
  const random = seededRandom(`recording ${name}`);
  const played = Array.from({ length: loopSeconds }, () => random.pick(notes));
  const samples = new Uint8Array(loopSeconds * rate);
  for (let index = 0; index < samples.length; index += 1) {
    const second = Math.floor(index / rate);
    const within = (index % rate) / rate;
    // Each note fades in and out, so that there are no clicks.
    const loudness = Math.sin(Math.PI * within) ** 2 * 0.28;
    const angle = 2 * Math.PI * played[second]! * (index / rate);
    samples[index] = Math.round(128 + 127 * loudness * (Math.sin(angle) * 0.8 + Math.sin(angle / 2) * 0.2));
  }
  return samples;
}

/** The header of a WAV file of that length. */
export function wavHeader(seconds: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes);
  const view = new DataView(bytes.buffer);
  const write = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, recordingBytes(seconds) - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, seconds * rate, true);
  return bytes;
}

/** Bytes `from` to `to` (both included) of the file. */
export function recordingPart(
  melody: Uint8Array<ArrayBuffer>,
  seconds: number,
  range: { from: number; to: number },
): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(range.to - range.from + 1);
  const header = wavHeader(seconds);
  let at = 0;
  if (range.from < headerBytes) {
    const head = header.subarray(range.from, Math.min(headerBytes, range.to + 1));
    part.set(head);
    at = head.length;
  }
  while (at < part.length) {
    const start = (range.from + at - headerBytes) % melody.length;
    const piece = melody.subarray(start, Math.min(melody.length, start + part.length - at));
    part.set(piece, at);
    at += piece.length;
  }
  return part;
}

/** The range of a Range header: null when there is none, 'refused' when it cannot be satisfied. */
export function rangeOf(header: string | undefined, total: number): { from: number; to: number } | null | 'refused' {
  if (!header) return null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 ? 'refused' : { from: Math.max(0, total - Number(last)), to: total - 1 };
  const from = Number(first);
  const to = last === '' ? total - 1 : Math.min(Number(last), total - 1);
  return from >= total || to < from ? 'refused' : { from, to };
}
