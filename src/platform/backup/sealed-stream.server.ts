/** Files of a backup, encrypted piece by piece: a changed, moved, missing or added piece is found before it is used. */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const pieceBytes = 64 * 1024;
const tagBytes = 16;

/** A key for one file of one backup, so that the same nonce is never used twice with one key. */
export function fileKey(secret: string, salt: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64'), `portal backup ${name}`, 32));
}

/** AES-256-GCM in pieces of 64 KiB; the nonce is the number of the piece and marks the last piece. */
export async function* seal(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, number, isLast } of piecesOf(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws at the first piece that differs from what was sealed, and where the stream ends before the last piece. */
export async function* open(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, number, isLast } of piecesOf(source, pieceBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new Error('An encrypted file of the backup is cut off.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new Error('An encrypted file of the backup cannot be opened: the key is another, or the file was changed.');
    }
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** At least one piece; all but the last are full. */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    // A full piece is held back until it is known whether more comes.
    while (held.length > size) {
      yield { piece: held.subarray(0, size), number: number++, isLast: false };
      held = held.subarray(size);
    }
  }
  yield { piece: held, number, isLast: true };
}
