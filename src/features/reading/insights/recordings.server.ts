/** Recordings: an episode's sound, in the ranges that players request. */
import { LRUCache } from 'lru-cache';
import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import { melodyOf, rangeOf, recordingBytes, recordingPart } from './sample-recording.rules.ts';

const melodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 64 });
/** Largest part of one answer: a player requests the next part by itself. */
const mostBytes = 1024 * 1024;

/** The sample recording of a published episode, whole or in part; 404 for any other, 416 for a range beyond its end. */
export async function recordingResponse(
  app: Reader,
  slug: string,
  wanted: { range: string | undefined; isHead: boolean },
): Promise<Response> {
  const found = await readEntry(app, 'podcast', slug, 'en');
  if (found?.state !== 'shown' || found.page.entry.slug !== slug) return new Response('Not found', { status: 404 });
  const seconds = Math.max(1, found.page.entry.fields.durationSeconds);
  const total = recordingBytes(seconds);
  const headers = {
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  };
  const range = rangeOf(wanted.range, total);
  if (range === 'refused')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${total}` } });
  if (wanted.isHead) return new Response(null, { headers: { ...headers, 'content-length': String(total) } });
  const melody = melodyFor(slug);
  if (!range)
    return new Response(wholeStream(melody, seconds, total), {
      headers: { ...headers, 'content-length': String(total) },
    });
  const to = Math.min(range.to, range.from + mostBytes - 1);
  return new Response(recordingPart(melody, seconds, { from: range.from, to }), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(to - range.from + 1),
      'content-range': `bytes ${range.from}-${to}/${total}`,
    },
  });
}

function melodyFor(slug: string): Uint8Array<ArrayBuffer> {
  const known = melodies.get(slug) ?? melodyOf(slug);
  melodies.set(slug, known);
  return known;
}

/** The whole file as a stream, generated as it is read. */
function wholeStream(melody: Uint8Array<ArrayBuffer>, seconds: number, total: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= total) return controller.close();
      const to = Math.min(total, at + 256 * 1024) - 1;
      controller.enqueue(recordingPart(melody, seconds, { from: at, to }));
      at = to + 1;
    },
  });
}
