/** Password hashes: argon2id at OWASP's current parameters, in a low-priority thread, one at a time. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { tagInThread, type HashWork } from './hash-thread.server.ts';
import { createQueue } from '../queue.ts';

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** Two hundred sign-ins at once take one core and the memory of one hash; the rest is free for pages. */
const oneAtATime = createQueue({ atOnce: 1, longest: 400 });

/** The PHC string of a password: '$argon2id$v=19$m=19456,t=2,p=1$salt$hash'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await oneAtATime(() => tagOf(password, salt, parameters));
  return `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether the password matches the hash, by the hash's own parameters, compared in constant time. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt, storedHash] = parts;
  const expected = Buffer.from(storedHash!, 'base64');
  const made = await oneAtATime(() =>
    tagOf(password, Buffer.from(salt!, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return made.length === expected.length && timingSafeEqual(made, expected);
}

function tagOf(password: string, nonce: Buffer, options: Omit<HashWork, 'message' | 'nonce'>): Promise<Buffer> {
  // NFKC: the same password typed on another keyboard gives the same hash.
  return tagInThread({ message: password.normalize('NFKC'), nonce, ...options });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
