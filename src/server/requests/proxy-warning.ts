import type { Context } from 'hono';
import type { App } from '#src/platform/app.ts';

/** Called for each request with its forwarding headers. */
export type ProxyWarner = (headers: { forwardedFor: string | undefined; forwardedProto: string | undefined }) => void;

/**
 * Warns once about a proxy before the server that TRUSTED_PROXIES does not count: all its visitors then share one
 * limit.
 */
export function proxyWarner({ config, logger }: Pick<App, 'config' | 'logger'>): ProxyWarner {
  let isSaid = config.trustedProxies !== undefined && config.trustedProxies > 0;
  return ({ forwardedFor, forwardedProto }) => {
    if (isSaid || (forwardedFor ?? forwardedProto) === undefined) return;
    isSaid = true;
    logger.warn(
      'TRUSTED_PROXIES is 0 but requests come through a proxy: limits take all its visitors for one address; set the number of your own proxies, such as TRUSTED_PROXIES=1',
    );
  };
}

/** Middleware that passes the forwarding headers of each request to the warner. */
export function proxyWarning(warn: ProxyWarner) {
  return async (c: Context, next: () => Promise<void>) => {
    warn({ forwardedFor: c.req.header('x-forwarded-for'), forwardedProto: c.req.header('x-forwarded-proto') });
    await next();
  };
}
