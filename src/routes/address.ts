/** An area whose changes drop the cached pages that show it. Settings, keywords and third-party scripts show on every page. */
export type CacheTag =
  | 'settings'
  | 'keywords'
  | 'scripts'
  | 'hospitals'
  | 'specialist-centres'
  | 'doctors'
  | 'appointments'
  | 'packages'
  | 'articles'
  | 'videos'
  | 'podcasts'
  | 'news'
  | 'csr'
  | 'careers'
  | 'tenders'
  | 'campaigns'
  | 'events'
  | 'faq'
  | 'pages'
  | 'library'
  | 'mccn'
  | 'treatments';

/**
 * Documents that never run third-party scripts, are served to navigations alone and never stored: sign-in, forms with personal
 * data, checkout, what a patient sees (signed in), the console (signed in with a second factor). Absent: public.
 */
export type RouteAccess = 'identity' | 'form' | 'checkout' | 'patient' | 'staff';

/** One address of the site, without its language prefix. */
export interface Address {
  path: string;
  file: string;
  /** The query parameters it reads: all others are dropped before the page cache looks. */
  allowedQueryParams?: readonly string[];
  /** What it shows; a page without areas is never kept. */
  cacheTags?: readonly CacheTag[];
  access?: RouteAccess;
  /** Its address tells what somebody fears they have: no program of others runs on it, though it is public. */
  noThirdParties?: boolean;
  /** In a private zone for what is typed into it, and yet for everybody to find: search engines may list it. */
  indexable?: boolean;
  /** Staff see it in the frame that readers see, not in the console's. */
  isPreview?: boolean;
  /** One task in steps (sign-in, booking, checkout): a small header, no footer, no bottom navigation. */
  isFlow?: true;
  /** Its form carries files: larger than what people type. */
  takesFiles?: boolean;
  /** It has the text editor, whose library makes HTML of text: by a policy of Trusted Types that writes it anew. */
  hasTextEditor?: true;
}

export const catalogue: readonly CacheTag[] = [
  'hospitals',
  'specialist-centres',
  'doctors',
  'appointments',
  'packages',
];
export const insights: readonly CacheTag[] = ['articles', 'videos', 'podcasts'];
export const happenings: readonly CacheTag[] = ['campaigns', 'events', 'hospitals', 'specialist-centres'];
export const home: readonly CacheTag[] = [...catalogue, ...insights, 'campaigns', 'events', 'pages'];
export const itemNotFound = 'features/site/keyword-routing/pages/item-not-found.tsx';
