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
    seal: (plain) => `${current.id}.${encrypt(current, Buffer.from(plain)).toString('base64url')}`,
    open: (sealed) => open(keys, sealed),
    sealBytes: (plain) => Buffer.concat([Buffer.from(current.id), encrypt(current, plain)]),
    openBytes: (sealed) => decrypt(keyNamed(keys, Buffer.from(sealed.subarray(0, 8)).toString()), sealed.subarray(8)),
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

/** '<key id>.<nonce><ciphertext><tag> in base64url'; of files, the same bytes after the eight letters of the id. */
function open(keys: Map<string, Key>, sealed: string): string {
  const [id = '', encoded = ''] = sealed.split('.');
  return decrypt(keyNamed(keys, id), Buffer.from(encoded, 'base64url')).toString('utf8');
}

function keyNamed(keys: Map<string, Key>, id: string): Key {
  const key = keys.get(id);
  if (!key) throw new Error('Sealed with a key that is not known here.');
  return key;
}

/** The key id is authenticated too. */
function encrypt(key: Key, plain: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.encryption, nonce).setAAD(Buffer.from(key.id));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Key, body: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key.encryption, body.subarray(0, 12), { authTagLength: 16 }).setAAD(
    Buffer.from(key.id),
  );
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
}
