/** The fields of a row in the table of addresses: its path, its page, who may open it, how its answer is cached. */

/**
 * A cache tag: its changes drop the cached pages that carry it. Settings, keywords and third-party scripts are tags
 * of every page.
 */
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
 * Access of private documents. They never run third-party scripts, are served to navigations alone and never stored:
 * sign-in, forms with personal data, checkout, pages of a patient (signed in), the console (signed in with a second
 * factor). Absent: public.
 */
export type RouteAccess = 'identity' | 'form' | 'checkout' | 'patient' | 'staff';

/** One address of the site, without its language prefix. */
export interface Address {
  path: string;
  file: string;
  /** The query parameters that the page reads: all others are dropped before the page cache is asked. */
  allowedQueryParams?: readonly string[];
  /** Cache tags of the page; a page without tags is never cached. */
  cacheTags?: readonly CacheTag[];
  access?: RouteAccess;
  /**
   * The address reveals a health worry of the visitor: no third-party script runs on the page, although it is public.
   */
  noThirdParties?: boolean;
  /** Search engines may list the page: it is private only because of the data that visitors type into it. */
  indexable?: boolean;
  /** Staff see it in the public frame, not in the console's. */
  isPreview?: boolean;
  /** A task in steps (sign-in, booking, checkout): a small header, no footer, no bottom navigation. */
  isFlow?: true;
  /** The page requests it without the user's action: a request does not extend an idle session. */
  isAutomatic?: true;
  /** Its form carries files, so a larger body is accepted. */
  takesFiles?: boolean;
  /** It has the text editor, whose library makes HTML from text under a Trusted Types policy that sanitises it. */
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
