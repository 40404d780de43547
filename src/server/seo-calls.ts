import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localPath } from '#src/shared/addresses.ts';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/local-text.ts';
import { canonicalPath } from './canonical-path.ts';
import type { RenderPage } from './pages.ts';
import { matchRoute } from './route-matcher.ts';

const metaAnswer = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  canonical: z.string(),
  image: z.string(),
});
const path = z
  .string()
  .min(1)
  .max(300)
  .regex(/^\/?[^?#]*$/);
const modulePaths: Record<string, (slug: string) => string> = {
  page: (slug) => `/${slug}`,
  hospital: (slug) => `/${slug}`,
  doctor: (slug) => `/doctor/${slug}`,
  'speciality-centre': (slug) => `/speciality-centre/${slug}`,
  'center-of-excellence': (slug) => `/${slug}`,
  articles: (slug) => `/articles/${slug}`,
  video: (slug) => `/video/${slug}`,
  podcast: (slug) => `/podcast/${slug}`,
  news: (slug) => `/news/${slug}`,
  csr: (slug) => `/csr/${slug}`,
  career: (slug) => `/career/${slug}`,
  tenders: (slug) => `/procurement/${slug}`,
  events: (slug) => `/events/${slug}`,
  'campaigns-promotions': (slug) => `/campaigns-promotions/${slug}`,
};

/** The two calls about heads answer what the page itself says: there is one record, and it is rendered. */
export function seoCalls(render: RenderPage, origin: string) {
  const read = async (pagePath: string, language: Language) => {
    // Only of public pages, and only where the router reads the path as we do.
    const url = new URL(localPath(pagePath, language), origin);
    const { address, isDataRequest } = matchRoute(url.pathname);
    const isPublic = canonicalPath(url.pathname) === url.pathname && !address.access && !isDataRequest;
    const response = isPublic ? await render(new Request(url)) : null;
    if (response?.status !== 200) throw new Failure({ status: 404, code: 'page_not_found', text: m.errors_not_found });
    return { path: pagePath, ...headOf(await response.text()) };
  };
  return [
    apiCall({
      method: 'GET',
      path: 'seo/seo',
      tag: 'The site',
      summary: 'Title, description and keywords of the page at a path',
      query: languageQuery.extend({ keyword: path, type: z.string().max(50).optional() }),
      answer: metaAnswer,
      handle: ({ query }) => read(query.keyword.startsWith('/') ? query.keyword : `/${query.keyword}`, query.lang),
    }),
    apiCall({
      method: 'GET',
      path: 'page/meta-data',
      tag: 'The site',
      summary: 'Meta data of one item of a module, by its slug',
      query: languageQuery.extend({
        module: z.enum(Object.keys(modulePaths) as [string, ...string[]]),
        slug: path,
        item_id: z.string().max(50).optional(),
      }),
      answer: metaAnswer,
      handle: ({ query }) => read(modulePaths[query.module]!(query.slug.replace(/^\//, '')), query.lang),
    }),
  ];
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Reads the head of a rendered document. React writes each of these elements in one fixed form. */
function headOf(html: string) {
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
