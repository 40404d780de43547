/** The cart's number as stored in this browser: shown at once, then confirmed by the server. */
const storageKey = 'cart_count';
const listeners = new Set<() => void>();

/** The stored number; zero where there is none, or where storage is blocked. */
export function rememberedCartCount(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey) ?? 0);
    return Number.isInteger(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

/** Stores the number of packages in the cart, which the header shows. */
export function rememberCartCount(count: number): void {
  try {
    localStorage.setItem(storageKey, String(count));
  } catch {
    // Private windows may refuse storage: the cart page shows the number.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of that number; returns the function that stops this. */
export function onCartCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the visitor may have a cart: a visitor who never filled one and is not signed in makes no request. */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null || localStorage.getItem('user_id') !== null || hasHint();
  } catch {
    return hasHint();
  }
}

/** Whether the hint cookie is set, which the first addition by a plain form leaves. */
function hasHint(): boolean {
  return document.cookie.includes('cart_hint=');
}
