import { readsOf } from '../features/publishing/entries/lists/list-filters.rules.ts';
import { wholePages } from '#src/features/publishing/entries/page-texts/page-addresses.rules.ts';
import { type Address, happenings, insights, itemNotFound } from './address.ts';

/** Articles, news, events, careers, tenders and information pages. */
export const readingRoutes: readonly Address[] = [
  {
    path: '/insights-corner',
    file: 'features/reading/insights/pages/insights-corner.tsx',
    cacheTags: ['articles', 'videos', 'podcasts'],
  },
  {
    path: '/articles',
    file: 'features/reading/insights/pages/article-list.tsx',
    allowedQueryParams: readsOf('article'),
    cacheTags: ['articles'],
  },
  {
    path: '/video',
    file: 'features/reading/insights/pages/video-list.tsx',
    allowedQueryParams: readsOf('video'),
    cacheTags: ['videos'],
  },
  {
    path: '/podcast',
    file: 'features/reading/insights/pages/podcast-list.tsx',
    allowedQueryParams: readsOf('podcast'),
    cacheTags: ['podcasts'],
  },
  ...['/articles/:slug', '/video/:slug', '/podcast/:slug'].map((path): Address => ({
    path,
    file: itemNotFound,
    // An article links to entries of the health library on its subject.
    cacheTags: [...insights, 'library'],
  })),
  {
    path: '/news',
    file: 'features/reading/newsroom/pages/news-list.tsx',
    allowedQueryParams: readsOf('news'),
    cacheTags: ['news'],
  },
  { path: '/news/:slug', file: 'features/reading/newsroom/pages/news-page.tsx', cacheTags: ['news'] },
  {
    path: '/csr',
    file: 'features/reading/newsroom/pages/csr-list.tsx',
    allowedQueryParams: readsOf('csr'),
    cacheTags: ['csr'],
  },
  { path: '/csr/:id', file: 'features/reading/newsroom/pages/csr-page.tsx', cacheTags: ['csr'] },
  // Documents themselves are answered by the server (src/server/documents/published-documents.ts).
  { path: '/documents/:file', file: 'features/publishing/documents/pages/missing-document.tsx' },
  {
    path: '/events',
    file: 'features/reading/campaigns/pages/event-list.tsx',
    allowedQueryParams: readsOf('event'),
    cacheTags: happenings,
  },
  { path: '/events/:slug', file: itemNotFound, cacheTags: happenings },
  {
    path: '/events/:slug/register',
    file: 'features/reading/campaigns/pages/event-register.tsx',
    access: 'form',
    isFlow: true,
  },
  {
    path: '/campaigns-promotions',
    file: 'features/reading/campaigns/pages/campaign-list.tsx',
    allowedQueryParams: readsOf('campaign'),
    cacheTags: happenings,
  },
  { path: '/campaigns-promotions/:slug', file: itemNotFound, cacheTags: happenings },
  {
    path: '/career',
    file: 'features/reading/careers/pages/career-list.tsx',
    allowedQueryParams: readsOf('career'),
    cacheTags: ['careers', 'hospitals'],
  },
  {
    path: '/career/:slug/apply',
    file: 'features/reading/careers/pages/career-apply.tsx',
    access: 'form',
    isFlow: true,
    takesFiles: true,
  },
  {
    path: '/career/:slug',
    file: 'features/reading/careers/pages/career-page.tsx',
    cacheTags: ['careers', 'hospitals'],
  },
  {
    path: '/procurement',
    file: 'features/reading/tenders/pages/tender-list.tsx',
    allowedQueryParams: readsOf('tender'),
    cacheTags: ['tenders', 'pages'],
  },
  {
    path: '/procurement/:slug',
    file: 'features/reading/tenders/pages/tender-page.tsx',
    cacheTags: ['tenders', 'hospitals'],
  },
  { path: '/faq', file: 'features/reading/info-pages/pages/faq.tsx', allowedQueryParams: ['q'], cacheTags: ['faq'] },
  { path: '/contact-us', file: 'features/reading/info-pages/pages/contact-us.tsx', access: 'form', indexable: true },
  { path: '/pdpa', file: 'features/reading/info-pages/pages/pdpa.tsx', cacheTags: ['pages'] },
  { path: '/cares-app/faq', file: 'features/reading/info-pages/pages/group-faq.tsx', cacheTags: ['faq'] },
  { path: '/cares-faq', file: 'features/reading/info-pages/pages/group-faq.tsx', cacheTags: ['faq'] },
  ...wholePages.map((path): Address => ({
    path,
    file: 'features/reading/info-pages/pages/info-page.tsx',
    cacheTags: ['pages'],
  })),
];
