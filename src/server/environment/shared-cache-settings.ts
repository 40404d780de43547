import type { Config } from '#src/platform/app.ts';
import type { Environment } from './environment-schema.ts';

/** The settings of the shared cache; undefined where none is configured. Throws where one of them is missing. */
export function sharedCacheFrom(env: Environment): Config['sharedCache'] {
  const { SHARED_CACHE: kind, SHARED_CACHE_URLS: urls, CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: token } = env;
  if (kind === undefined) {
    if (urls || zoneId || token)
      throw new Error(
        'SHARED_CACHE is missing: varnish or nginx for SHARED_CACHE_URLS, cloudflare for CLOUDFLARE_ZONE_ID.',
      );
    return undefined;
  }
  if (kind === 'cloudflare') {
    if (!zoneId || !token)
      throw new Error('SHARED_CACHE=cloudflare needs CLOUDFLARE_ZONE_ID and CLOUDFLARE_API_TOKEN.');
    return { kind, zoneId, token, apiUrl: env.CLOUDFLARE_API_URL };
  }
  if (!urls) throw new Error(`SHARED_CACHE=${kind} needs SHARED_CACHE_URLS: where it takes PURGE.`);
  return { kind, addresses: urls };
}
