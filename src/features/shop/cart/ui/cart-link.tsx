import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { mayHaveCart, onCartCount, rememberCartCount, rememberedCartCount } from './cart-count-storage.ts';

const unknown = () => 0;

/** The link to the cart in the header. The browser fills in its number: the stored one at once, then the server's. */
export function CartLink() {
  const count = useSyncExternalStore(onCartCount, rememberedCartCount, unknown);
  useEffect(() => {
    if (!mayHaveCart()) return;
    const asking = new AbortController();
    fetch('/cart/count', { signal: asking.signal, headers: { accept: 'application/json' } })
      .then(async (response) => {
        if (response.ok) rememberCartCount(((await response.json()) as { count: number }).count);
      })
      .catch(() => {
        // Offline, or the visitor left the page: the stored number stays.
      });
    return () => asking.abort();
  }, []);
  return (
    <SiteLink
      href="/cart"
      aria-label={count > 0 ? m.cart_link_count({ count }) : m.cart_link()}
      className="relative grid size-11 shrink-0 place-items-center rounded-soft text-deep hover:bg-pale"
    >
      <Icon name="cart" size={22} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-teal px-1 text-xs font-semibold text-white tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </SiteLink>
  );
}
