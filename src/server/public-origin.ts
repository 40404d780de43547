import type { Config } from '#src/platform/app.ts';

/** Whether an address names this machine, which nobody else reaches by it. */
export function isThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>;

/**
 * Hands each request on as the visitor sent it, on the public origin. Behind a TLS proxy the socket says http, and the Host
 * header and X-Forwarded-Proto say what anybody wrote: the configuration alone decides the origin that forms and links
 * belong to. `bindings` are the socket's, for the address of who asks.
 */
export function onPublicOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>, site: { fetch: Fetch }): Fetch {
  const prefix = `${publicOrigin}/`;
  return (request, bindings) => {
    if (request.url.startsWith(prefix)) return site.fetch(request, bindings);
    const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2));
    return site.fetch(new Request(publicOrigin + path, request), bindings);
  };
}
