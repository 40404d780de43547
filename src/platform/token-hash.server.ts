import { createHash } from 'node:crypto';

/** What is kept of a token of ours: it is random enough that a plain hash cannot be turned back. SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
