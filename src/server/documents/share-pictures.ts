/** `/pictures/share{path of a page}.png`: the picture that messengers show beside a link to a public page. */
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { drawSharePicture } from '#src/features/site/seo/seo.server.ts';
import { documentLook, readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { createQueue } from '#src/platform/queue.ts';
import { Failure } from '#src/shared/failure.ts';
import type { RenderPage } from '../pages/pages.ts';
import { tooMany } from '../requests/address-limits.ts';
import { firstPictureOf, headOf, hospitalOf, renderPublicPage } from '../pages/rendered-page.ts';

interface Sources {
  app: App;
  render: RenderPage;
  /** Serves a drawing or a photograph of the site by its address. */
  readFile: (address: string) => Response | Promise<Response>;
  /** Counts a drawing for the caller's address; the seconds to wait where it is over its limit. */
  countDrawing: (c: Context) => Promise<number | undefined>;
}

/** A picture takes about a tenth of a second of one core: one at a time, so that pages are not slowed. */
const drawing = createQueue({
  atOnce: 1,
  longest: 20,
  refusal: () => new Failure({ status: 503, code: 'unavailable', text: m.errors_unavailable, retryAfterSeconds: 10 }),
});
const maxCached = 300;
const cachedMs = 10 * 60_000;
/** For pages without a picture of their own. */
const calmHills = '/pictures/1/scene/hills/share.svg';

/** The routes of pictures for shared links, made of each page's title and first picture. */
export function sharePictureRoutes({ app, render, readFile, countDrawing }: Sources): Hono {
  const routes = new Hono();
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: maxCached, ttl: cachedMs });
  const draw = async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const html = await renderPublicPage({ app, render }, path);
    if (html === null) return null;
    const [{ groupName }, look] = await Promise.all([readSetting(app, 'brand'), documentLook(app, hospitalOf(html))]);
    const file = await readFile(firstPictureOf(html) ?? calmHills);
    const picture = file.ok ? file : await readFile(calmHills);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const title = headOf(html).title.replace(` | ${groupName}`, '');
    return drawSharePicture({ title, groupName, drawing: bytes, look });
  };
  routes.get('/pictures/share/*', async (c) => {
    const { path: address } = c.req;
    if (!address.endsWith('.png')) return c.text('Not found', 404);
    const path = address.slice('/pictures/share'.length, -'.png'.length);
    const hit = cached.get(path);
    const wait = hit ? undefined : await countDrawing(c);
    if (wait) return tooMany(wait);
    const picture = hit ?? (await drawing(() => draw(path)));
    if (!picture) return c.text('Not found', 404);
    cached.set(path, picture);
    return c.body(picture, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
  });
  return routes;
}
