/**
 * ZIP archives from people: read file by file, within limits that hold whatever the archive says about its own sizes.
 */
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export interface ZipLimits {
  /** Files and folders in the archive. */
  files: number;
  /** Bytes of all files together, unpacked. */
  bytes: number;
  /** Bytes of one unpacked file: a larger one is named, and not unpacked. */
  fileBytes?: number;
}

export interface ZippedFile {
  /** With its folders: 'portraits/dr-tan.jpg'. */
  name: string;
  /** Null where the file is larger than `fileBytes`. */
  bytes: Uint8Array | null;
}

/** An archive that is broken, protected by a password ('unreadable'), or larger than its limits ('large'). */
export class ZipRefused extends Error {
  readonly why: 'unreadable' | 'large';
  constructor(why: 'unreadable' | 'large', options?: ErrorOptions) {
    super(`The archive is ${why}.`, options);
    this.why = why;
  }
}

/** Whether a file begins as an archive does. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The files of an archive, one after the other; folders are left out. Only one file is in memory, unless the caller
 * keeps more. The reading ends with ZipRefused as soon as a limit is passed; a file that is longer than the archive's
 * directory says makes it unreadable, so that the limits hold for the unpacked bytes as well.
 */
export async function* filesOfZip(bytes: Uint8Array, limits: ZipLimits): AsyncGenerator<ZippedFile> {
  const archive = await readable(() => fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  if (archive.entryCount > limits.files) throw new ZipRefused('large');
  const entries = archive.eachEntry();
  let left = limits.bytes;
  for (;;) {
    const { done, value: entry } = await readable(() => entries.next());
    if (done) return;
    if (entry.fileName.endsWith('/')) continue;
    const isLong = limits.fileBytes !== undefined && entry.uncompressedSize > limits.fileBytes;
    if (!isLong) left -= entry.uncompressedSize;
    if (left < 0) throw new ZipRefused('large');
    yield { name: entry.fileName, bytes: isLong ? null : await unpacked(archive, entry) };
  }
}

async function unpacked(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  // The size of such an entry stands only after its bytes, and readers disagree on where it ends.
  if (entry.compressedSize === 0 && entry.uncompressedSize === 0 && entry.generalPurposeBitFlag & 8)
    throw new ZipRefused('unreadable');
  return readable(async () => buffer(await archive.openReadStreamPromise(entry)));
}

async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    throw new ZipRefused('unreadable', { cause });
  }
}
