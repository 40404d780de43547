/** Public pages as documents, for code on the server: the calls about page heads, and the pictures for shared links. */
import type { App } from '#src/platform/app.ts';
import { bytesOf } from '#src/platform/http/held-body.ts';
import { canonicalPath } from '../requests/canonical-path.ts';
import type { RenderPage } from './pages.ts';
import { matchRoute } from './route-matcher.ts';

interface Rendering {
  app: Pick<App, 'config'>;
  render: RenderPage;
}

/** The document of the public page at `path`, language prefix included; null where there is none. */
export async function renderPublicPage({ app, render }: Rendering, path: string): Promise<string | null> {
  const origin = app.config.publicOrigin;
  const url = URL.parse(path, origin);
  const response = url && isPublicPage(url, origin) ? await render(new Request(url)) : null;
  return response?.status === 200 ? (await bytesOf(response)).toString() : null;
}

/**
 * Whether it is a public page whose path the router reads as we do. A backslash would turn the text after it into a
 * host.
 */
function isPublicPage(url: URL, origin: string): boolean {
  const { address, isDataRequest } = matchRoute(url.pathname);
  return url.origin === origin && canonicalPath(url.pathname) === url.pathname && !address.access && !isDataRequest;
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Parses the head of a rendered document. React writes each of these elements in one fixed form. */
export function headOf(html: string) {
  const find = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity]!);
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    keywords: find(/<meta name="keywords" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
  };
}

/**
 * The address of the first drawing or photograph in the page's main part, below the site's origin; null where it has
 * none.
 */
export function firstPictureOf(html: string): string | null {
  const main = html.slice(Math.max(html.indexOf('<main'), 0));
  const [, address] = /<img\b[^>]*? src="(\/(?:pictures|media)\/[^"]+)"/.exec(main) ?? [];
  return address?.replaceAll('&amp;', '&') ?? null;
}

/** The id of the hospital whose brand the page has; null for a page in the group's brand. */
export function hospitalOf(html: string): number | null {
  const [, id] = /<div\b[^>]*? data-hospital="(\d{1,9})"/.exec(html) ?? [];
  return id ? Number(id) : null;
}
