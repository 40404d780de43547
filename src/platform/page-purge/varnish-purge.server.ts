import type { PagePurger } from './page-purge.ts';

const deadlineMs = 2_000;

/**
 * Varnish with deploy/varnish.vcl: one PURGE names the tags, and every page with one of them in its Cache-Tag is
 * banned.
 */
export function varnishPurge(addresses: readonly string[]): PagePurger {
  return {
    async purge(tags) {
      await Promise.all(addresses.map((address) => ban(address, tags)));
    },
  };
}

async function ban(address: string, tags: readonly string[]): Promise<void> {
  const answer = await fetch(new URL('/', address), {
    method: 'PURGE',
    headers: { 'cache-tag': tags.join(',') },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`Varnish answered ${answer.status} to a purge.`);
}
