import { z } from 'zod';
import { findItemAddress } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import type { KeywordComponent } from '#src/features/site/keyword-routing/keywords.schema.ts';
import { entryAddress, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { readEntry } from '#src/features/publishing/entries/entries.server.ts';
import type { App } from '#src/platform/app.ts';
import { m } from '#src/paraglide/messages.js';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { localPath } from '#src/shared/addresses.ts';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { RenderPage } from '../pages/pages.ts';
import { headOf, renderPublicPage } from '../pages/rendered-page.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

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
/**
 * Where the items of a module are: the path before their slug, and the keyword component or kind of entry that their id
 * belongs to.
 */
const modules: Record<string, { base: string; component?: KeywordComponent; kind?: Kind }> = {
  page: { base: '/', kind: 'page' },
  hospital: { base: '/', component: 'hospital' },
  doctor: { base: '/doctor/', component: 'doctor' },
  'speciality-centre': { base: '/speciality-centre/', component: 'speciality-centre' },
  'center-of-excellence': { base: '/', component: 'center-of-excellence' },
  'health-package': { base: '/health-package/', component: 'health-package' },
  articles: { base: '/articles/', component: 'articles' },
  video: { base: '/video/', component: 'video' },
  podcast: { base: '/podcast/', component: 'podcast' },
  news: { base: '/news/', kind: 'news' },
  csr: { base: '/csr/', kind: 'csr' },
  career: { base: '/career/', kind: 'career' },
  tenders: { base: '/procurement/', kind: 'tender' },
  events: { base: '/events/', component: 'events' },
  'campaigns-promotions': { base: '/campaigns-promotions/', component: 'campaigns-promotions' },
};

const itemQuery = languageQuery
  .extend({
    module: z.enum(Object.keys(modules) as [string, ...string[]]),
    slug: path.optional(),
    item_id: recordIdText.optional(),
  })
  .refine(({ slug, item_id: id }) => slug !== undefined || id !== undefined, {
    path: ['slug'],
    params: { text: m.errors_field_slug_or_item },
  });

/** The two calls about page heads answer from the rendered page itself, so that heads have one source. */
export function seoCalls(app: App, render: RenderPage) {
  const read = async (pagePath: string, language: Language) => {
    const html = await renderPublicPage({ app, render }, localPath(pagePath, language));
    if (html === null) throw new Failure({ status: 404, code: 'page_not_found', text: m.errors_not_found });
    return { path: pagePath, ...headOf(html) };
  };
  return [
    apiCall({
      method: 'GET',
      path: 'seo/seo',
      tag: 'The site',
      summary: 'Title, description and keywords of the page at a path',
      query: languageQuery.extend({ keyword: path, type: z.string().max(50).optional() }),
      answer: metaAnswer,
      errors: { 404: ['page_not_found'] },
      handle: ({ query }) => read(query.keyword.startsWith('/') ? query.keyword : `/${query.keyword}`, query.lang),
    }),
    apiCall({
      method: 'GET',
      path: 'page/meta-data',
      tag: 'The site',
      summary: 'Meta data of one item of a module, by its slug or by its number alone',
      query: itemQuery,
      answer: metaAnswer,
      errors: { 404: ['page_not_found'] },
      async handle({ query }) {
        const { base } = modules[query.module]!;
        const address = query.slug
          ? base + query.slug.replace(/^\//, '')
          : await addressOfItem(app, query.module, query.item_id!);
        if (!address) throw new Failure({ status: 404, code: 'page_not_found', text: m.errors_not_found });
        return read(address, query.lang);
      },
    }),
  ];
}

/** The address of an item by its id; null where there is none. */
async function addressOfItem(app: App, module: string, id: number): Promise<string | null> {
  const { component, kind } = modules[module]!;
  if (component) return findItemAddress(app, component, id);
  const found = kind && (await readEntry(app, kind, { idOrSlug: id }));
  if (found?.state !== 'shown') return null;
  const { entry } = found.page;
  return kind === 'page' ? `/${entry.slug}` : entryAddress(entry);
}
