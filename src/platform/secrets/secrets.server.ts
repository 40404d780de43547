import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedPlace, Secrets } from '../app.ts';

interface Key {
  id: string;
  encryption: Buffer;
  hashing: Buffer;
}

/** Prefix of a value from before its column was sealed (a migration wrote it); keys:reseal seals it. */
const clearPrefix = 'clear:';
/**
 * Prefix of a value that is bound to its place. Values without it are older values or tokens, and are bound to their
 * key alone.
 */
const boundPrefix = 'b1.';

/**
 * Encryption at rest and keyed hashes. A sealed value names its key, so a new secret key can be used while `olderKeys`
 * still open what they sealed. Hashes use `lookUpKey` alone, so they stay the same when the secret changes.
 */
export function createSecrets(
  secretKey: string,
  olderKeys: readonly string[] = [],
  lookUpKey: string = secretKey,
): Secrets {
  const current = deriveKey(secretKey);
  const keys = new Map([...olderKeys.map(deriveKey), current].map((key) => [key.id, key]));
  const { hashing } = deriveKey(lookUpKey);
  return {
    currentPrefix: `${boundPrefix}${current.id}`,
    seal: (plain, place) => sealText(current, plain, place),
    open: (sealed, place) => openText(keys, sealed, place),
    sealBytes: (plain, place) =>
      Buffer.concat([
        Buffer.from(place ? `${boundPrefix}${current.id}` : current.id),
        encrypt(current, plain, contextOf(current.id, place)),
      ]),
    openBytes: (sealed, place) => openBytes(keys, sealed, place),
    hash: (value) => createHmac('sha256', hashing).update(value).digest('hex'),
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

/** '<key id>.<nonce><ciphertext><tag> in base64url', with 'b1.' in front where it is bound to a place. */
function sealText(key: Key, plain: string, place?: SealedPlace): string {
  const body = encrypt(key, Buffer.from(plain), contextOf(key.id, place)).toString('base64url');
  return `${place ? boundPrefix : ''}${key.id}.${body}`;
}

function openText(keys: Map<string, Key>, sealed: string, place?: SealedPlace): string {
  if (place && sealed.startsWith(clearPrefix)) return sealed.slice(clearPrefix.length);
  const isBound = sealed.startsWith(boundPrefix);
  const [id = '', encoded = ''] = (isBound ? sealed.slice(boundPrefix.length) : sealed).split('.');
  const key = keyNamed(keys, id);
  return decrypt(key, Buffer.from(encoded, 'base64url'), contextToOpen(id, isBound, place)).toString('utf8');
}

/** Opens sealed bytes: the eight letters of the key id are followed by nonce, ciphertext and tag. */
function openBytes(keys: Map<string, Key>, sealed: Uint8Array, place?: SealedPlace): Uint8Array {
  const isBound = Buffer.from(sealed.subarray(0, boundPrefix.length)).toString() === boundPrefix;
  const body = isBound ? sealed.subarray(boundPrefix.length) : sealed;
  const key = keyNamed(keys, Buffer.from(body.subarray(0, 8)).toString());
  return decrypt(key, body.subarray(8), contextToOpen(key.id, isBound, place));
}

function keyNamed(keys: Map<string, Key>, id: string): Key {
  const key = keys.get(id);
  if (!key) throw new Error('The value was sealed with an unknown key.');
  return key;
}

/**
 * Associated data: the key id, and the table, column and row, so that a value copied to another place does not open.
 */
function contextOf(keyId: string, place?: SealedPlace): Buffer {
  return Buffer.from(place ? JSON.stringify([boundPrefix, keyId, ...place]) : keyId);
}

function contextToOpen(keyId: string, isBound: boolean, place?: SealedPlace): Buffer {
  if (isBound && !place) throw new Error('The value is bound to a place, and none was given.');
  return contextOf(keyId, isBound ? place : undefined);
}

function encrypt(key: Key, plain: Uint8Array, context: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.encryption, nonce).setAAD(context);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Key, body: Uint8Array, context: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key.encryption, body.subarray(0, 12), { authTagLength: 16 }).setAAD(
    context,
  );
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
}
