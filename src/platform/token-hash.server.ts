import { createHash } from 'node:crypto';

/** The stored form of our tokens: SHA-256, hex. They are random enough that a plain hash cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
