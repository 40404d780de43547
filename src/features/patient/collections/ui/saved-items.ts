import { afterNextPaint } from '#src/design/rendering/after-next-paint.ts';

/**
 * The bookmarks as known in this browser: from local storage at once, confirmed by one call per page, however many
 * buttons there are.
 */
const storageKey = 'bookmarks';
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;
let asking: Promise<void> | undefined;

/** The bookmarks as '{kind}:{id}', from this browser's storage. */
export function savedItems(): readonly string[] {
  known ??= read();
  return known;
}

/** Calls the listener after each change of the bookmarks; returns the function that stops this. */
export function onSavedItems(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches the bookmarks even if some are stored, because a plain form has just changed them. */
export function refreshSavedItems(): void {
  asking = call({ method: 'GET' }).catch(() => {
    // Offline: the next page tries again.
  });
}

/** Fetches the bookmarks, unless the visitor never had any and is not signed in: then the page makes no call. */
export function confirmSavedItems(): void {
  if (asking || (savedItems().length === 0 && !isSignedIn())) return;
  refreshSavedItems();
}

/** Shows the change at once, sends it after the next paint, and undoes it when the server refuses. */
export async function setSaved(kind: string, id: string, isOn: boolean): Promise<void> {
  const before = savedItems();
  const name = `${kind}:${id}`;
  show(isOn ? [...before, name] : before.filter((each) => each !== name));
  await afterNextPaint();
  try {
    store();
    // `keepalive`: the change is sent even if the visitor leaves the page at once.
    await call({ method: 'POST', keepalive: true, body: new URLSearchParams({ kind, id, on: isOn ? 'yes' : 'no' }) });
  } catch (error) {
    setItems(before);
    throw error;
  }
}

async function call(init: RequestInit): Promise<void> {
  const token = stored('token');
  const response = await fetch('/bookmarks/kept', {
    ...init,
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!response.ok) throw new Error(`bookmarks answered ${response.status}`);
  // An accepted change stays even if the list cannot be read, because the visitor may be leaving the page.
  const answer = (await response.json().catch(() => undefined)) as { kept: string[] } | undefined;
  if (answer) setItems(answer.kept);
}

function setItems(items: readonly string[]): void {
  show(items);
  store();
}

function show(items: readonly string[]): void {
  known = items;
  for (const listener of listeners) listener();
}

function store(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Private windows may refuse storage: the server still has the bookmarks.
  }
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function isSignedIn(): boolean {
  return stored('user_id') !== null;
}

function stored(key: 'token' | 'user_id'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
