/** Captions of a film from its transcript: each sentence is shown for a time in proportion to its length. */

/** Longest caption: two lines on a phone. */
const longestCue = 84;

/** The captions (WebVTT) of a transcript, spread over the given seconds. */
export function captionFile(transcript: string, seconds: number): string {
  const cues = cuesOf(transcript);
  const total = cues.reduce((sum, cue) => sum + weightOf(cue), 0) || 1;
  let before = 0;
  const blocks = cues.map((cue) => {
    const from = (before / total) * seconds;
    before += weightOf(cue);
    return `${clock(from)} --> ${clock((before / total) * seconds)}\n${escaped(cue)}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Sentences; long ones are split at a pause. */
function cuesOf(transcript: string): string[] {
  const sentences = transcript.replace(/\s+/g, ' ').match(/[^.?!。？！]+(?:[.?!。？！]+[’”"')]*\s*|$)/gu) ?? [];
  return sentences.flatMap((sentence) => broken(sentence.trim())).filter((cue) => cue !== '');
}

function broken(sentence: string): string[] {
  if (sentence.length <= longestCue) return [sentence];
  const half = sentence.length / 2;
  const breaths = [...sentence.matchAll(/[,;:，；：、]\s*| /gu)].map(({ index, 0: sign }) => index + sign.length);
  const at = breaths
    .filter((place) => place > 12 && place < sentence.length - 12)
    .sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0];
  return at === undefined
    ? [sentence]
    : [...broken(sentence.slice(0, at).trim()), ...broken(sentence.slice(at).trim())];
}

/** The reading weight: a Chinese character counts as about three letters. */
function weightOf(cue: string): number {
  return cue.length + 2 * (cue.match(/\p{Script=Han}/gu)?.length ?? 0);
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const milliseconds = Math.round(seconds * 1000);
  return `${two(Math.floor(milliseconds / 3_600_000))}:${two(Math.floor(milliseconds / 60_000) % 60)}:${two(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '→');
}
