import type { Config } from '#src/platform/app.ts';

/** Whether an address names this machine, so that no other machine can reach it. */
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
 * Passes each request on with the public origin in its URL. Behind a TLS proxy the socket says http, and anybody can
 * write the Host header and X-Forwarded-Proto: the configuration alone decides the origin of forms and links.
 * `bindings` are the socket's, for the client's address.
 */
export function onPublicOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>, site: { fetch: Fetch }): Fetch {
  const prefix = `${publicOrigin}/`;
  return (request, bindings) => {
    if (request.url.startsWith(prefix)) return site.fetch(request, bindings);
    const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2));
    return site.fetch(new Request(publicOrigin + path, request), bindings);
  };
}
