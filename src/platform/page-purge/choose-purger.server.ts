import { cloudflarePurge } from './cloudflare-purge.server.ts';
import { nginxPurge } from './nginx-purge.server.ts';
import type { PagePurger, PathsShowing, SharedCacheSettings } from './page-purge.ts';
import { varnishPurge } from './varnish-purge.server.ts';

/** Chooses the adapter of the configured shared cache. */
export function choosePurger(settings: SharedCacheSettings, pathsShowing: PathsShowing): PagePurger {
  if (settings.kind === 'varnish') return varnishPurge(settings.addresses);
  return settings.kind === 'nginx' ? nginxPurge(settings.addresses, pathsShowing) : cloudflarePurge(settings);
}
