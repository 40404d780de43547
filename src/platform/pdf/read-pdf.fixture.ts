/** What tests read in a PDF: its drawing commands, colours and pictures. */
import { inflateSync } from 'node:zlib';

/** The contents of all streams of a PDF, decompressed, one after the other. */
export function pdfStreams(pdf: Uint8Array): string {
  return [...latin(pdf).matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, stream]) => inflated(stream!))
    .join('\n');
}

/** The colours of text and grounds, '#rrggbb' in order, which PDF writes as shares of one. */
export function pdfColours(pdf: Uint8Array): string[] {
  return coloursOf(pdf, 'scn');
}

/** The same of lines. */
export function pdfLineColours(pdf: Uint8Array): string[] {
  return coloursOf(pdf, 'SCN');
}

export function countPdfPictures(pdf: Uint8Array): number {
  return latin(pdf).match(/\/Subtype \/Image/g)?.length ?? 0;
}

const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function coloursOf(pdf: Uint8Array, operator: 'scn' | 'SCN'): string[] {
  const found = pdfStreams(pdf).matchAll(new RegExp(`^([\\d.]+) ([\\d.]+) ([\\d.]+) ${operator}$`, 'gm'));
  return [...new Set([...found].map(([, ...parts]) => `#${parts.map(hexadecimal).join('')}`))].sort();
}

const hexadecimal = (share: string) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');
