/**
 * Checks a file that is to be handed to visitors: it must be a PDF without password, scripts and embedded files, and
 * free of malware.
 */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { App } from '#src/platform/app.ts';
import { pdfRiskOf } from '#src/platform/files/pdf-risks.server.ts';
import { cleanFileName, uploadLimits } from '#src/shared/uploads.ts';
import {
  documentActive,
  documentEncrypted,
  documentInfected,
  documentMissing,
  documentNotPdf,
  documentNotScanned,
  documentTooLarge,
  documentUnreadable,
} from './documents.errors.ts';

export interface SentDocument {
  name: string;
  bytes: Uint8Array;
}

/** A file that may be stored and shown, with its title and language. */
export interface CheckedDocument extends SentDocument {
  /** SHA-256 of the content. */
  hash: string;
  pages: number;
}

/**
 * The file as it may be stored. Throws 422 beside `file` for one that is empty, larger than `uploadLimits` allows, no
 * PDF, broken, encrypted, active (scripts, launched programs, embedded files) or infected, and where the scanner does
 * not answer.
 */
export async function checkedDocument(
  app: Pick<App, 'malwareScanner' | 'logger'>,
  { name, bytes }: SentDocument,
): Promise<CheckedDocument> {
  if (bytes.length === 0) throw documentMissing();
  if (bytes.length > uploadLimits.fileBytes) throw documentTooLarge();
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/pdf') throw documentNotPdf();
  const risk = await pdfRiskOf(bytes);
  if (risk === 'encrypted') throw documentEncrypted();
  if (risk === 'active') throw documentActive();
  const pages = await pagesOf(bytes);
  if (pages === 0) throw documentUnreadable();
  await scan(app, bytes);
  return {
    name: `${cleanFileName(name, 'document')}.pdf`,
    bytes,
    pages,
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The number of pages; 0 for a PDF that no reader can open. */
async function pagesOf(bytes: Uint8Array): Promise<number> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
  } catch {
    return 0;
  }
}

async function scan({ malwareScanner, logger }: Pick<App, 'malwareScanner' | 'logger'>, bytes: Uint8Array) {
  if (!malwareScanner) return;
  const verdict = await malwareScanner.scan(bytes).catch((error: unknown) => {
    logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'malware scanner did not answer');
    throw documentNotScanned();
  });
  if (verdict === 'infected') throw documentInfected();
}
