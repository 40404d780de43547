/** What this browser remembers of the cart: a number alone, shown at once and confirmed by the server. */
const storageKey = 'cart_count';
const listeners = new Set<() => void>();

/** Zero where nothing is known, or where storage is closed to us. */
export function rememberedCartCount(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey) ?? 0);
    return Number.isInteger(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

export function rememberCartCount(count: number): void {
  try {
    localStorage.setItem(storageKey, String(count));
  } catch {
    // Private windows may refuse storage: the cart page tells.
  }
  for (const listener of listeners) listener();
}

export function onCartCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether there may be a cart to ask about: somebody who never filled one and is not signed in makes no call. */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null || localStorage.getItem('user_id') !== null || hasHint();
  } catch {
    return hasHint();
  }
}

/** Set with the first thing that a plain form puts into the cart. */
function hasHint(): boolean {
  return document.cookie.includes('cart_hint=');
}
