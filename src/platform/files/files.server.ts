/**
 * Uploaded files: recognised by their content, sealed under random names, and returned only to callers that have
 * checked the owner.
 */
import { fileTypeFromBuffer } from 'file-type';
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import { pdfRiskOf } from './pdf-risks.server.ts';
import { uploadKinds, type UploadKind } from '#src/shared/uploads.ts';
import {
  deleteStoredFile,
  findStoredFile,
  insertStoredFile,
  listReleasedFiles,
  listStoredFiles,
  updateFilesKept,
  updateFilesReleased,
  updateLeftFilesReleased,
} from './files.store.server.ts';
import { hasFittingSize, withPicture } from './pictures.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'files'> & Partial<Pick<App, 'malwareScanner'>>;

/** A file as it was sent. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

export interface FileFacts {
  id: string;
  name: string;
  mime: string;
  bytes: number;
  /** Whether it may be opened, and if not, why. */
  state: FileState;
}

/**
 * 'not_scanned': it may be opened, and no scanner is configured. 'checking', 'infected' and 'unsafe' may not be
 * opened.
 */
export type FileState = 'clean' | 'not_scanned' | 'checking' | 'infected' | 'unsafe';

const openable: readonly FileState[] = ['clean', 'not_scanned'];

function stateOf({ scan, risk }: { scan: Exclude<FileState, 'unsafe'>; risk: string | null }): FileState {
  return risk && openable.includes(scan) ? 'unsafe' : scan;
}

const longestName = 120;
const freshMs = 3_600_000;
const sweptAtOnce = 200;

/** A file whose content was checked: it may be stored. */
export interface CheckedUpload extends Upload {
  mime: UploadKind;
}

/** A file whose header shows an allowed kind and size. */
export interface KnownUpload extends Upload {
  mime: UploadKind;
}

/**
 * The files with their kinds by content; null where one is not of an allowed kind, or a picture is too large to
 * decode. Decodes nothing.
 */
export async function inspectUploads(uploads: readonly Upload[]): Promise<KnownUpload[] | null> {
  const known: KnownUpload[] = [];
  for (const { name, bytes } of uploads) {
    const type = await fileTypeFromBuffer(bytes);
    const mime = uploadKinds.find((kind) => kind === type?.mime);
    if (!mime || (mime !== 'application/pdf' && !(await hasFittingSize(bytes)))) return null;
    known.push({ name, bytes, mime });
  }
  return known;
}

/**
 * The files in the form in which they may be stored; null where a picture cannot be read. Pictures are encoded anew,
 * one after the other, which removes whatever else they carried (a location, a second content).
 */
export async function decodeUploads(known: readonly KnownUpload[]): Promise<CheckedUpload[] | null> {
  const checked: CheckedUpload[] = [];
  for (const { name, bytes, mime } of known) {
    const clean =
      mime === 'application/pdf'
        ? bytes
        : await withPicture(bytes, (picture) =>
            (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer(),
          );
    if (!clean) return null;
    checked.push({ name, mime, bytes: clean });
  }
  return checked;
}

/**
 * Stores a file and returns its id. The sweep deletes it within the hour unless `keepFiles` is called for it. Where
 * this machine has a scanner, a job scans it, unless the caller has had it scanned already.
 */
export async function storeFile(
  app: Ports,
  { name, bytes, mime, isScanned = false }: CheckedUpload & { isScanned?: boolean },
): Promise<string> {
  const id = app.random.uuid();
  await insertStoredFile(app.db, {
    id,
    name: app.secrets.seal(withExtension(cleanName(name), mime), ['stored_files', 'name', id]),
    mime,
    sealedBy: app.secrets.currentPrefix,
    scan: app.malwareScanner ? (isScanned ? 'clean' : 'checking') : 'not_scanned',
    risk: mime === 'application/pdf' ? await pdfRiskOf(bytes) : null,
    bytes: bytes.length,
    createdAt: app.clock.now(),
  });
  await app.files.put(id, app.secrets.sealBytes(bytes, ['stored_files', 'content', id]));
  return id;
}

/** Keeps fresh files permanently, in the transaction of the row they belong to. Throws when one of them is gone. */
export async function keepFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if ((await updateFilesKept(tx, ids)) !== ids.length)
    throw new Error('A stored file is gone or belongs to something else.');
}

/** Releases files that are no longer needed: the next sweep deletes them. */
export function releaseFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  return updateFilesReleased(tx, ids);
}

/** Name, kind, size and state of these files, in the given order. */
export async function factsOfFiles(app: Pick<App, 'db' | 'secrets'>, ids: readonly string[]): Promise<FileFacts[]> {
  const rows = new Map((await listStoredFiles(app.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row
      ? [
          {
            id,
            name: app.secrets.open(row.name, ['stored_files', 'name', row.id]),
            mime: row.mime,
            bytes: row.bytes,
            state: stateOf(row),
          },
        ]
      : [];
  });
}

/**
 * A stored file in clear; null where there is none, or where it may not be opened (`factsOfFiles` says why). The
 * caller has checked the owner.
 */
export async function readStoredFile(
  app: Pick<App, 'db' | 'secrets' | 'files'>,
  id: string,
): Promise<CheckedUpload | null> {
  const row = await findStoredFile(app.db, id);
  const sealed = row && !row.isPlain && openable.includes(stateOf(row)) ? await app.files.get(row.id) : null;
  return row && sealed
    ? {
        name: app.secrets.open(row.name, ['stored_files', 'name', row.id]),
        mime: row.mime as UploadKind,
        bytes: app.secrets.openBytes(sealed, ['stored_files', 'content', row.id]),
      }
    : null;
}

/** The files of a patient's export: their facts and their content. */
export async function exportFiles(
  app: Pick<App, 'db' | 'secrets' | 'files'>,
  ids: readonly string[],
): Promise<{ name: string; mime: string; bytes: number; base64: string | null }[]> {
  const facts = await factsOfFiles(app, ids);
  return Promise.all(
    facts.map(async ({ id, name, mime, bytes }) => {
      const file = await readStoredFile(app, id);
      return { name, mime, bytes, base64: file && Buffer.from(file.bytes).toString('base64') };
    }),
  );
}

/**
 * A download response: it is saved and never shown inside the site's pages. The browser must not guess its type, cache
 * it, or run anything in it.
 */
export function fileResponse({ name, mime, bytes }: CheckedUpload): Response {
  const plain = name.replace(/[^\w. -]/g, '_');
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': mime,
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox",
    },
  });
}

/** Deletes released files, and fresh files whose form was never saved. Returns the number of deleted files. */
export async function sweepFiles(app: Pick<App, 'db' | 'clock' | 'files'>): Promise<number> {
  await updateLeftFilesReleased(app.db, new Date(app.clock.now().getTime() - freshMs));
  const ids = await listReleasedFiles(app.db, sweptAtOnce);
  for (const id of ids) {
    // The row is deleted last: while it exists, an interrupted sweep is done again.
    await app.files.remove(id);
    await deleteStoredFile(app.db, id);
  }
  return ids.length;
}

const extensions: Record<UploadKind, string> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' };

/** The extension follows the content: a name must not turn a document into a program. */
function withExtension(name: string, mime: UploadKind): string {
  return `${name.replace(/(\.[A-Za-z0-9]{1,8})+$/, '') || 'file'}${extensions[mime]}`;
}

/** Removes folders, control characters and line breaks; never empty. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069"<>]/g, '')
      .trim()
      .slice(-longestName) || 'file'
  );
}
