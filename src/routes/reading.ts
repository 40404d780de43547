import { readsOf } from '../features/publishing/entries/list-filters.rules.ts';
import { wholePages } from '../features/publishing/entries/page-addresses.ts';
import { type Address, happenings, insights, unknownItem } from './address.ts';

/** Articles, news, events, careers, tenders and the pages of words. */
export const readingRoutes: readonly Address[] = [
  {
    path: '/insights-corner',
    file: 'features/reading/insights/pages/insights-corner.tsx',
    shows: ['articles', 'videos', 'podcasts'],
  },
  {
    path: '/articles',
    file: 'features/reading/insights/pages/article-list.tsx',
    reads: readsOf('article'),
    shows: ['articles'],
  },
  {
    path: '/video',
    file: 'features/reading/insights/pages/video-list.tsx',
    reads: readsOf('video'),
    shows: ['videos'],
  },
  {
    path: '/podcast',
    file: 'features/reading/insights/pages/podcast-list.tsx',
    reads: readsOf('podcast'),
    shows: ['podcasts'],
  },
  ...['/articles/:slug', '/video/:slug', '/podcast/:slug'].map((path): Address => ({
    path,
    file: unknownItem,
    shows: insights,
  })),
  { path: '/news', file: 'features/reading/newsroom/pages/news-list.tsx', reads: readsOf('news'), shows: ['news'] },
  { path: '/news/:slug', file: 'features/reading/newsroom/pages/news-page.tsx', shows: ['news'] },
  { path: '/csr', file: 'features/reading/newsroom/pages/csr-list.tsx', reads: readsOf('csr'), shows: ['csr'] },
  { path: '/csr/:id', file: 'features/reading/newsroom/pages/csr-page.tsx', shows: ['csr'] },
  {
    path: '/events',
    file: 'features/reading/campaigns/pages/event-list.tsx',
    reads: readsOf('event'),
    shows: happenings,
  },
  { path: '/events/:slug', file: unknownItem, shows: happenings },
  { path: '/events/:slug/register', file: 'features/reading/campaigns/pages/event-register.tsx', access: 'form' },
  {
    path: '/campaigns-promotions',
    file: 'features/reading/campaigns/pages/campaign-list.tsx',
    reads: readsOf('campaign'),
    shows: happenings,
  },
  { path: '/campaigns-promotions/:slug', file: unknownItem, shows: happenings },
  {
    path: '/career',
    file: 'features/reading/careers/pages/career-list.tsx',
    reads: readsOf('career'),
    shows: ['careers', 'hospitals'],
  },
  {
    path: '/career/:slug/apply',
    file: 'features/reading/careers/pages/career-apply.tsx',
    access: 'form',
    takesFiles: true,
  },
  { path: '/career/:slug', file: 'features/reading/careers/pages/career-page.tsx', shows: ['careers', 'hospitals'] },
  {
    path: '/procurement',
    file: 'features/reading/tenders/pages/tender-list.tsx',
    reads: readsOf('tender'),
    shows: ['tenders', 'pages'],
  },
  {
    path: '/procurement/:slug',
    file: 'features/reading/tenders/pages/tender-page.tsx',
    shows: ['tenders', 'hospitals'],
  },
  { path: '/faq', file: 'features/reading/info-pages/pages/faq.tsx', reads: ['q'], shows: ['faq'] },
  { path: '/contact-us', file: 'features/reading/info-pages/pages/contact-us.tsx', access: 'form', isToBeFound: true },
  { path: '/pdpa', file: 'features/reading/info-pages/pages/pdpa.tsx', shows: ['pages'] },
  { path: '/cares-app/faq', file: 'features/reading/info-pages/pages/group-faq.tsx', shows: ['faq'] },
  { path: '/cares-faq', file: 'features/reading/info-pages/pages/group-faq.tsx', shows: ['faq'] },
  ...wholePages.map((path): Address => ({
    path,
    file: 'features/reading/info-pages/pages/info-page.tsx',
    shows: ['pages'],
  })),
];
