/**
 * Typed text in this tab's storage, encrypted with a key that the server gives only to private documents of this
 * session. Third-party scripts on other pages can read the storage, but never a document of a private page.
 */
const nameOf = (form: string) => `typed:${form}`;

/** Stores the typed values of a form, sealed with the session's `key` (base64); does nothing without https. */
export async function saveInput(form: string, key: string, typed: Record<string, string>): Promise<void> {
  if (!hasCrypto()) return;
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      await keyFrom(key),
      new TextEncoder().encode(JSON.stringify(typed)),
    ),
  );
  inStorage((storage) => storage.setItem(nameOf(form), btoa(String.fromCharCode(...nonce, ...sealed))));
}

/** The stored values; null where nothing is stored, or another session's key sealed it. */
export async function readTyping(form: string, key: string): Promise<Record<string, string> | null> {
  const stored = hasCrypto() ? inStorage((storage) => storage.getItem(nameOf(form))) : null;
  if (!stored) return null;
  try {
    const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0));
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12) },
      await keyFrom(key),
      bytes.slice(12),
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Record<string, string>;
  } catch {
    clearTyping(form);
    return null;
  }
}

/** Removes the stored values of a form. */
export function clearTyping(form: string): void {
  inStorage((storage) => storage.removeItem(nameOf(form)));
}

/**
 * Whether encryption is available: only over https, and on localhost. Without it nothing is stored, because text must
 * not be stored in clear.
 */
function hasCrypto(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

async function keyFrom(key: string): Promise<CryptoKey> {
  const bits = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kept typing ${key}`));
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Runs the work with the storage; null where the browser blocks it. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
