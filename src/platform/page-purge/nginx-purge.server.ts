import { Agent as HttpAgent, request as askHttp } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';
import pLimit from 'p-limit';
import type { PagePurger, PathsShowing } from './page-purge.ts';

const deadlineMs = 2_000;
const atOnce = 32;
/**
 * The three kinds of bytes that stand in the key of deploy/nginx-cache.conf, in the order of a purge: browsers ask for
 * br, programs and old proxies for the others.
 */
const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * nginx with the module ngx_cache_purge has no tags, so each address of a page is purged, in each encoding: a purge
 * does not reach what `Vary` keeps apart. All addresses are purged for browsers first, in the order of `pathsShowing`.
 * Addresses with a query are not known here: they expire a minute later.
 */
export function nginxPurge(addresses: readonly string[], pathsShowing: PathsShowing): PagePurger {
  return {
    async purge(tags) {
      const paths = await pathsShowing(tags);
      const all = addresses.flatMap((address) => paths.map((path) => new URL(path, address)));
      const isTls = addresses[0]?.startsWith('https:');
      const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: atOnce });
      const limit = pLimit(atOnce);
      // After the first failure no further request is sent, so that none is under way once it is reported.
      const failures: Error[] = [];
      const purgeUnlessFailed = async (address: URL, encoding: string) => {
        if (failures.length > 0) return;
        await purgeOne(address, encoding, agent).catch((error: Error) => failures.push(error));
      };
      await Promise.all(
        encodings.flatMap((encoding) => all.map((address) => limit(purgeUnlessFailed, address, encoding))),
      );
      agent.destroy();
      if (failures[0]) throw failures[0];
    },
  };
}

/** Node's own requests, which take half the time of `fetch`: a change of a setting is some thousands of them. */
async function purgeOne(address: URL, encoding: string, agent: HttpAgent | HttpsAgent): Promise<void> {
  const ask = address.protocol === 'https:' ? askHttps : askHttp;
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    ask(address, { method: 'PURGE', headers, agent, signal: AbortSignal.timeout(deadlineMs) })
      .once('error', reject)
      .once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      })
      .end();
  });
  // 404 and 412 mean that the cache has no such page.
  if (![200, 404, 412].includes(status)) throw new Error(`nginx answered ${status} to a purge.`);
}
