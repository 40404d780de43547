import { type Address, catalogue, home } from './address.ts';

/** The home pages. */
export const homeRoutes: readonly Address[] = [
  { path: '/', file: 'features/site/home/pages/home-page.tsx', cacheTags: home },
  { path: '/home', file: 'features/site/home/pages/home-page.tsx', cacheTags: home },
  {
    path: '/corporate-home',
    file: 'features/site/home/pages/corporate-home-page.tsx',
    cacheTags: ['hospitals', 'doctors'],
  },
];

/** The site itself. */
export const siteRoutes: readonly Address[] = [
  {
    path: '/search',
    file: 'features/site/search/pages/search-page.tsx',
    allowedQueryParams: ['keyword', 'type', 'page', 'exactly', 'near'],
    noThirdParties: true,
  },
  { path: '/search/suggestions', file: 'features/site/search/pages/search-suggestions.ts' },
  { path: '/search/urgent-words', file: 'features/site/urgent-words/pages/urgent-words.ts' },
  { path: '/404', file: 'features/site/keyword-routing/pages/page-not-found.tsx', cacheTags: ['settings'] },
  { path: '/design', file: 'design/gallery/gallery-page.tsx' },
];

/**
 * Addresses that begin with a hospital's keyword, and every other path. They come last because they match paths of
 * other rows.
 */
export const lastRoutes: readonly Address[] = [
  {
    path: '/:hospitalSlug/our-services',
    file: 'features/find-care/hospitals/pages/hospital-services.tsx',
    cacheTags: ['hospitals'],
  },
  {
    path: '/:hospitalSlug/patient-care',
    file: 'features/find-care/hospitals/pages/patient-care.tsx',
    cacheTags: ['hospitals'],
  },
  {
    path: '/:hospitalSlug/:medicalSlug',
    file: 'features/site/keyword-routing/pages/hospital-keyword-fallback.tsx',
    // A landing page may have two parts, too.
    cacheTags: [...catalogue, 'pages'],
  },
  { path: '*', file: 'features/site/keyword-routing/pages/keyword-fallback.tsx', cacheTags: home },
];
