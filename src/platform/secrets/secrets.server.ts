import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../app.ts';

interface Key {
  id: string;
  encryption: Buffer;
  hashing: Buffer;
}

/**
 * Encryption at rest and keyed hashes from one secret. What is sealed names its key, so that a new secret can be put
 * first while older ones still open what they sealed; hashes are made with `secretKey`, and change with it.
 */
export function createSecrets(secretKey: string, olderKeys: readonly string[] = []): Secrets {
  const current = deriveKey(secretKey);
  const keys = new Map([...olderKeys.map(deriveKey), current].map((key) => [key.id, key]));
  return {
    seal: (plain) => seal(current, plain),
    open: (sealed) => open(keys, sealed),
    hash: (value) => createHmac('sha256', current.hashing).update(value).digest('hex'),
  };
}

function deriveKey(secretKey: string): Key {
  if (secretKey.length < 16) throw new Error('The secret key must have at least 16 characters.');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'portal', purpose, 32));
  return {
    id: createHash('sha256').update(derive('key id')).digest('hex').slice(0, 8),
    encryption: derive('encryption'),
    hashing: derive('hashing'),
  };
}

/** '<key id>.<nonce><ciphertext><tag> in base64url'; the key id is authenticated too. */
function seal(key: Key, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.encryption, nonce).setAAD(Buffer.from(key.id));
  const body = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${key.id}.${body.toString('base64url')}`;
}

function open(keys: Map<string, Key>, sealed: string): string {
  const [id = '', encoded = ''] = sealed.split('.');
  const key = keys.get(id);
  if (!key) throw new Error('Sealed with a key that is not known here.');
  const body = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.encryption, body.subarray(0, 12), { authTagLength: 16 }).setAAD(Buffer.from(id));
  decipher.setAuthTag(body.subarray(-16));
  return decipher.update(body.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
