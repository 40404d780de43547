import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { countPageView } from '#src/features/site/page-views/page-views.server.ts';
import { isProgram } from '#src/features/site/page-views/page-views.rules.ts';
import type { App } from '#src/platform/app.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import { viewsPath } from '#src/shared/addresses.ts';
import { tooMany, type AddressLimits } from '../requests/address-limits.ts';

const maxPathBytes = 1_024;

/**
 * Receives the path of a page that a browser shows. Pages come from caches, so they are counted here. Requests from
 * other sites, from programs, and from browsers in which staff are signed in get the same answer and are not counted.
 * Nothing about the visitor is stored.
 */
export function pageViewRoutes(app: App, limits: AddressLimits): Hono {
  const routes = new Hono();
  routes.post(viewsPath, bodyLimit({ maxSize: maxPathBytes }), async (c) => {
    const wait = await limits.countView(c);
    if (wait) return tooMany(wait);
    if (isReader(app, c)) await countPageView(app, await c.req.text());
    return c.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

function isReader(app: Pick<App, 'config'>, c: Context): boolean {
  return (
    c.req.header('origin') === app.config.publicOrigin &&
    readCookie(app, c.req.raw, 'staff_session') === undefined &&
    !isProgram(c.req.header('user-agent') ?? '')
  );
}
