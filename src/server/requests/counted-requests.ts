/** Which requests count against the limit of a client address, and how much each costs. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { App } from '#src/platform/app.ts';
import { tooMany, type AddressLimits } from './address-limits.ts';
import { maxFilesBytes } from '../api/api.ts';
import { routeOf } from '../pages/route-matcher.ts';
import { countUpload, isMultipart, secondsToWait } from './upload-limit.ts';

const maxFormBytes = 256 * 1024;
/**
 * Everything outside the page cache and the calls that is drawn, put together or read from the database for each
 * request.
 */
export const documentPaths = [
  '/pictures/*',
  '/brand/*',
  '/media/*',
  '/documents/*',
  '/ms/documents/*',
  '/zh/documents/*',
  '/recordings/*',
  '/films/*',
  '/sitemap.xml',
  '/sitemaps/*',
  '/feeds/*',
  '/calendars/*',
  '/ms/feeds/*',
  '/zh/feeds/*',
  '/events/:slug/calendar.ics',
  '/ms/events/:slug/calendar.ics',
  '/zh/events/:slug/calendar.ics',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/scalar.js',
] as const;
/** A picture for shared links renders a page and then draws: as many ordinary reads as a call about a page's head. */
export const drawingCost = 10;

/** Typed text is small; a form that carries files may hold five of them. */
export function formLimit() {
  const typed = bodyLimit({ maxSize: maxFormBytes });
  const files = bodyLimit({ maxSize: maxFilesBytes });
  return (c: Context, next: () => Promise<void>) => (routeOf(c).address.takesFiles ? files : typed)(c, next);
}

/**
 * Counts forms with files before their body is read, so that an address over the limit costs no memory. Staff are
 * identified by their session before their body is read.
 */
export function uploadsCounted(app: App, clientAddressOf: (c: Context) => string) {
  return async (c: Context, next: () => Promise<void>) => {
    const { access, takesFiles } = routeOf(c).address;
    if (takesFiles && access !== 'staff' && isMultipart(c)) {
      const wait = await secondsToWait(() => countUpload(app, clientAddressOf(c)));
      if (wait)
        return c.text('Too many files at once. Please wait a little and send them again.', 429, {
          'retry-after': String(wait),
          'cache-control': 'no-store',
        });
    }
    return next();
  };
}

/**
 * Counts everything that a page sends, except from staff: they are identified by their session and share the address
 * of their hospital.
 */
export function writesCounted(limits: AddressLimits) {
  return async (c: Context, next: () => Promise<void>) => {
    const isCounted = c.req.method === 'POST' && routeOf(c).address.access !== 'staff';
    const wait = isCounted ? await limits.countWrite(c) : undefined;
    return wait ? tooMany(wait) : next();
  };
}

/** Middleware that counts reads by client address and answers 429 above the limit. */
export function readsCounted(limits: AddressLimits) {
  return async (c: Context, next: () => Promise<void>) => {
    const wait = await limits.countRead(c);
    return wait ? tooMany(wait) : next();
  };
}
