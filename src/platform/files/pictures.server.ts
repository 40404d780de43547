/** Uploaded pictures: measured by their header, and decoded one at a time. */
import sharp, { type Sharp } from 'sharp';
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import { createQueue } from '../queue.ts';

/** A small file may decode to a picture that fills the memory: this many pixels take about 180 megabytes. */
const mostPixels = 60_000_000;

/** Decodes one picture of this process at a time; when too many wait, callers get 503. */
const decoding = createQueue({
  atOnce: 1,
  longest: 40,
  refusal: () => new Failure({ status: 503, code: 'unavailable', text: m.errors_unavailable, retryAfterSeconds: 10 }),
});

/** Whether the header of a picture names a size within the limit. Decodes nothing. */
export async function hasFittingSize(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return width > 0 && height > 0 && width * height <= mostPixels;
  } catch {
    return false;
  }
}

/**
 * Runs `work` with the upright pixels of a picture, when its turn comes. Null where the picture is too large or
 * cannot be read; throws unavailable (503) where too many wait.
 */
export async function withPicture<Result>(
  bytes: Uint8Array,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result | null> {
  if (!(await hasFittingSize(bytes))) return null;
  return decoding(async () => {
    try {
      return await work(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate());
    } catch {
      return null;
    }
  });
}
