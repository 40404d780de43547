import type { PagePurger, PathsShowing } from './page-purge.ts';

const deadlineMs = 2_000;
const atOnce = 16;

/**
 * nginx with the module ngx_cache_purge has no tags, so each address of a page is purged. Addresses with a query are
 * not known here; they expire a minute later.
 */
export function nginxPurge(addresses: readonly string[], pathsShowing: PathsShowing): PagePurger {
  return {
    async purge(tags) {
      const paths = await pathsShowing(tags);
      const all = addresses.flatMap((address) => paths.map((path) => new URL(path, address)));
      for (let start = 0; start < all.length; start += atOnce)
        await Promise.all(all.slice(start, start + atOnce).map(purgeOne));
    },
  };
}

async function purgeOne(address: URL): Promise<void> {
  const answer = await fetch(address, {
    method: 'PURGE',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.body?.cancel();
  // 404 and 412 mean that the cache has no such page.
  if (![200, 404, 412].includes(answer.status)) throw new Error(`nginx answered ${answer.status} to a purge.`);
}
