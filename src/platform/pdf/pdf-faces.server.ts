/** The fonts of PDF documents, and pictures of words that the fonts cannot write. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

export const ink = '#22313f';

/**
 * Noto Sans with the simplified Chinese characters and many traditional ones; a document contains only the characters
 * that it uses.
 */
export const faces = {
  plain: 'fonts/noto-sans-sc-regular.ttf',
  bold: 'fonts/noto-sans-sc-bold.ttf',
} as const;
const faceBytes = new Map<string, Buffer>();

/** The bytes of a font, read once. */
export function faceOf(path: string): Buffer {
  const known = faceBytes.get(path) ?? readFileSync(resolve(path));
  faceBytes.set(path, known);
  return known;
}

/** PNG of words that the fonts lack, drawn with the system's fonts; 64 px high. */
export async function drawnWords(words: string): Promise<Buffer> {
  const escaped = words.slice(0, 120).replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const width = Math.min(2400, 60 + [...words].length * 44);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64"><text x="0" y="46" font-size="40" font-family="Noto Sans, sans-serif" fill="${ink}">${escaped}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
