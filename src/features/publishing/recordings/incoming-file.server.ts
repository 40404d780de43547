/** A form with one large file, read as a stream: the file goes to the disk piece by piece and is never in memory. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { isFailure } from '#src/shared/failure.ts';
import { recordingMissing, recordingTooLarge, uploadCut, uploadUnreadable } from './recordings.errors.ts';

interface Incoming {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Where the file is written. */
  path: string;
  maxBytes: number;
  /**
   * Called with the fields that come before the file, before a byte of the file is read: throws where this sender may
   * not send it.
   */
  admit(fields: FormData): Promise<void>;
}

export interface IncomingFile {
  /** As the sender wrote it. */
  name: string;
  bytes: number;
}

/**
 * Reads the form; its file field is called `file`. Throws 422 for a body that is no such form, a file over the limit,
 * and a connection that ended early; the file at `path` is then incomplete.
 */
export async function readIncoming({ contentType, body, path, maxBytes, admit }: Incoming): Promise<IncomingFile> {
  const parser = parserOf(contentType, maxBytes);
  const fields = new FormData();
  parser.on('field', (name: string, value: string) => fields.append(name, value));
  let arriving: BusboyFileStream | undefined;
  const writing = new Promise<IncomingFile | undefined>((resolve, reject) => {
    parser.on('file', (field: string, file: BusboyFileStream, name: string) => {
      arriving = file;
      // Errors are reported by its reader below; an error before that must not end the process.
      file.on('error', () => undefined);
      const write = async (): Promise<IncomingFile> => {
        await admit(fields);
        if (field !== 'file' || !name) throw recordingMissing();
        return writeFile(file, { name, path });
      };
      // The rest is no longer read then: a refused file is not received to its end.
      write().then(resolve, (error: Error) => {
        reject(error);
        parser.destroy(error);
      });
    });
    // This event may come before the file is completely written.
    parser.on('finish', () => (arriving ? undefined : resolve(undefined)));
    parser.on('error', reject);
  });
  // The one that fails first gives the reason.
  const reading = pipeline(Readable.fromWeb(body as never), parser);
  reading.catch((error: Error) => void arriving?.destroy(error));
  const file = await Promise.race([writing, reading.then(() => writing)]).catch((error: unknown) => {
    throw isCut(error) ? uploadCut() : error;
  });
  await reading.catch((error: unknown) => {
    throw isCut(error) ? uploadCut() : error;
  });
  if (!file) throw recordingMissing();
  return file;
}

function parserOf(contentType: string, maxBytes: number): Busboy {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 10, fieldSize: 2_000, headerPairs: 20, fileSize: maxBytes },
    });
  } catch {
    throw uploadUnreadable();
  }
}

async function writeFile(file: BusboyFileStream, { name, path }: { name: string; path: string }) {
  let bytes = 0;
  await pipeline(
    file,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  if (file.truncated) throw recordingTooLarge();
  return { name, bytes };
}

/** Errors of the parser and the streams for a body that ends early; errors of the disk are not among them. */
function isCut(error: unknown): boolean {
  if (isFailure(error)) return false;
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall !== 'open' && syscall !== 'write';
}
