import { eq } from 'drizzle-orm';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { testOrigin } from '#tests/support/test-site.ts';
import type { Guest, Shop } from '#src/features/shop/orders/shop.fixture.ts';

/** Names and values of a form's inputs, as a browser without scripts would send them. */
export function inputs(html: string): Record<string, string> {
  const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
      const name = /name="([^"]+)"/.exec(tag)?.[1];
      return name && !/type="(?:radio|checkbox)"/.test(tag)
        ? [[name, unescape(/value="([^"]*)"/.exec(tag)?.[1] ?? '')]]
        : [];
    }),
  );
}

/** A guest's browser with a filled cart. */
export async function shopper(shop: Shop, change: object = {}) {
  const guest = await shop.newGuest();
  await shop.putInCart(guest, change);
  return browser(shop, `guest=${guest.token}`, guest);
}

export function browser(shop: Shop, brought: string, guest?: Guest) {
  let csrfToken = '';
  let cookie = brought;
  const read = async (response: Response) => {
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { response, html: (await response.text()).replaceAll('<!-- -->', '') };
  };
  return {
    guest,
    async open(path: string) {
      const seen = await read(await shop.request(path, { headers: { cookie, 'sec-fetch-dest': 'document' } }));
      csrfToken = inputs(seen.html)['zone_token'] ?? csrfToken;
      return seen;
    },
    async send(path: string, fields: Record<string, string>) {
      if (!csrfToken) await this.open(path);
      const body = new URLSearchParams({ zone_token: csrfToken, ...fields });
      return read(
        await shop.request(path, {
          method: 'POST',
          body,
          headers: { cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
        }),
      );
    },
    lineId: async () =>
      (await shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, guest!.ownerKey)))[0]!.id,
  };
}
