/** First segments that no keyword may take: languages, calls, staff, programs' addresses and every private page. */
const reserved = new Set([
  'en',
  'ms',
  'zh',
  'api',
  'staff',
  'assets',
  'health',
  'metrics',
  '__sim',
  'feeds',
  'calendars',
  'sitemaps',
  'pictures',
  'media',
  'films',
  'recordings',
  'brand',
  'views',
  '404',
  'design',
  'book',
  'waiting-list',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'verify-phone',
  'two-factor',
  'logout',
  'profile',
  'history',
  'setting',
  'sent',
  'follow-up',
  'contact-us',
  'enquiry',
  'cart',
  'bookmarks',
  'checkout',
  'my-purchases',
  'my-appointments',
  'medical-card',
  'my-collections-health-package',
  'my-collections-doctor',
  'my-collections-article',
  'my-collections-podcast',
  'my-collections-video',
]);

/**
 * Whether a keyword may have the path: it takes precedence over the static table, except over private pages,
 * programs' addresses and languages.
 */
export function mayBeKeyword(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return first !== '' && !reserved.has(first);
}

/** The canonical spelling of a path: no trailing slash, no doubled slashes, decoded. */
export function keywordPath(pathname: string): string {
  let path = pathname;
  try {
    const decoded = decodeURIComponent(pathname);
    // The database cannot store a NUL: such a path is looked up without decoding and is not found.
    if (!decoded.includes('\0')) path = decoded;
  } catch {
    // A malformed escape is looked up unchanged and not found.
  }
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Addresses of the template's footer (product decisions, section 4) whose pages exist: each redirects (301). */
export const templateAddresses: ReadonlyMap<string, string> = new Map([
  ['/doctors', '/doctor'],
  ['/shop', '/health-package'],
  ['/blogs', '/articles'],
  ['/blogDetails', '/articles'],
  ['/contact', '/contact-us'],
  ['/servicesDetails', '/speciality-centre'],
]);

/** Whether an external address is allowed: https, and exactly one of these hosts. */
export function isAllowedOutside(address: string, hosts: readonly { host: string }[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, port } = new URL(address);
  return protocol === 'https:' && username === '' && port === '' && hosts.some(({ host }) => host === hostname);
}
