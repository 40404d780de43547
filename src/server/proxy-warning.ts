import type { Context } from 'hono';
import type { App } from '#src/platform/app.ts';

/** Says once that a proxy stands before the server which TRUSTED_PROXIES does not count: all its visitors then share one limit. */
export function proxyWarning({ config, logger }: Pick<App, 'config' | 'logger'>) {
  let isSaid = config.trustedProxies !== undefined && config.trustedProxies > 0;
  return async (c: Context, next: () => Promise<void>) => {
    if (!isSaid && (c.req.header('x-forwarded-for') ?? c.req.header('x-forwarded-proto')) !== undefined) {
      isSaid = true;
      logger.warn(
        'TRUSTED_PROXIES is 0 but requests come through a proxy: limits take all its visitors for one address; set the number of your own proxies, such as TRUSTED_PROXIES=1',
      );
    }
    await next();
  };
}
