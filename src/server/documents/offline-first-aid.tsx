/** First aid without a connection: the service worker of each language, and the files that it stores on the device. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { Notice } from '#src/design/states/notice.tsx';
import { listLibrary } from '#src/features/programmes/clinic-network/clinic-network.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { bytesOf } from '#src/platform/http/held-body.ts';
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import worker from './first-aid-worker.js?raw';
import type { RenderPage } from '../pages/pages.ts';
import { nobody } from '../pages/visitor.ts';

const list = '/mccn/first-aid';
const toBrotli = promisify(brotliCompress);

/** The cache tags of what the copies show: a change of one of them renews the copies. */
const shownTags = ['settings', 'keywords', 'library', 'articles', 'hospitals', 'specialist-centres'];

interface Parts {
  app: App;
  render: RenderPage;
}

/** `counted` counts a read of the copy: where nothing can be cached, it costs a rendering of each page. */
interface RouteParts extends Parts {
  counted: MiddlewareHandler;
}

/**
 * `offline.js` and `offline.json` below the first-aid list of each language. The worker may serve that list and its
 * entries and nothing else of the site, so no private page can come from it.
 */
export function offlineFirstAidRoutes({ app, render, counted }: RouteParts): Hono {
  const routes = new Hono();
  for (const language of languages) {
    const home = localPath(list, language);
    routes.get(`${home}/offline.js`, (c) =>
      c.body(worker, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': home,
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      }),
    );
    routes.get(`${home}/offline.json`, counted, async (c) =>
      answer(
        c,
        await app.cache.get(`first aid offline ${home}`, shownTags, () => offlineCopy({ app, render }, language)),
      ),
    );
  }
  return routes;
}

type Copy = Awaited<ReturnType<typeof offlineCopy>>;

function answer(c: Context, { json, brotli, etag }: Copy): Response | Promise<Response> {
  c.header('cache-control', 'public, no-cache');
  c.header('vary', 'accept-encoding');
  c.header('etag', etag);
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('content-type', 'application/json; charset=utf-8');
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(json);
  c.header('content-encoding', 'br');
  return c.body(Buffer.from(brotli, 'base64'));
}

/**
 * All pages of one language as plain documents, rendered without a visitor and without scripts, and the files that they
 * name.
 */
async function offlineCopy({ app, render }: Parts, language: Language) {
  const entries = await listLibrary(app, 'library-first-aid');
  const paths = [list, ...entries.map(({ slug }) => `${list}/${slug}`)].map((path) => localPath(path, language));
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const request = new Request(new URL(path, app.config.publicOrigin));
    const response = await render(request, { visitor: nobody(app), noThirdParties: true });
    if (response.status === 200) pages[path] = offlinePage((await bytesOf(response)).toString(), language);
  }
  const files = [...new Set(Object.values(pages).flatMap(filesOf))].sort();
  const json = JSON.stringify({ language: languageTags[language], pages, files });
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
  return { json, brotli: (await toBrotli(json)).toString('base64'), etag };
}

/** Only the main part of a rendered page, because menus and forms need the site. */
function offlinePage(html: string, language: Language): string {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter((link) => / rel="(?:stylesheet|icon|preload)"/.test(link));
  const [main = ''] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  const notice = renderToStaticMarkup(
    <div className="page-column pt-4 print:hidden">
      <Notice tone="warning" title={m.clinic_network_offline_title({}, { locale: language })}>
        {m.clinic_network_offline_text({ day: '{checked}' }, { locale: language })}
      </Notice>
    </div>,
  );
  const content = main.replace(/<script\b[^]*?<\/script>/g, '').replace(/<search\b[^]*?<\/search>/g, '');
  return `<!doctype html>${root}<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>${title}${[...new Set(links)].join('')}</head><body>${notice}${content}</body></html>`;
}

/** Styles, font, icons and pictures of the site that a document names. */
function filesOf(html: string): string[] {
  return [
    ...html.matchAll(/ (?:href|src)="(\/(?:assets|pictures|media|brand)\/[^"#]+|\/[\w.-]+\.(?:svg|png))[#"]/g),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
