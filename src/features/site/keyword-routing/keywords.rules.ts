/** First segments that no keyword may take: languages, calls, staff, machines and every private page. */
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

/** A keyword wins over the static table, except where it would hide a private page, a machine's address or a language. */
export function mayBeKeyword(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return first !== '' && !reserved.has(first);
}

/** One spelling for each path: no trailing slash, no doubled slashes, decoded. */
export function keywordPath(pathname: string): string {
  let path = pathname;
  try {
    const decoded = decodeURIComponent(pathname);
    // No column holds a NUL: such a path is looked up as it stands, and found nowhere.
    if (!decoded.includes('\0')) path = decoded;
  } catch {
    // A broken escape is looked up as it stands and found nowhere.
  }
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Addresses of the template's footer (product decisions, section 4) whose pages exist: each answers 301. */
export const templateAddresses: ReadonlyMap<string, string> = new Map([
  ['/doctors', '/doctor'],
  ['/shop', '/health-package'],
  ['/blogs', '/articles'],
  ['/blogDetails', '/articles'],
  ['/contact', '/contact-us'],
  ['/servicesDetails', '/speciality-centre'],
]);

/** The page on which staff see a draft as its readers will. */
export function isDraftPreview(path: string): boolean {
  return /^\/staff\/content\/\d+\/preview$/.test(path);
}

/** Whether an address outside may be led to: https, and on one of these hosts exactly. */
export function isAllowedOutside(address: string, hosts: readonly { host: string }[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, port } = new URL(address);
  return protocol === 'https:' && username === '' && port === '' && hosts.some(({ host }) => host === hostname);
}
