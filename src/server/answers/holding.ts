/** The gate before the site: until an administrator opens it, visitors get the holding page and calls a refusal. */
import type { Context, Next } from 'hono';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { contentSecurityPolicy, reportPath } from '#src/platform/http/content-security-policy.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { holdingNotice, noticePage } from './notice-page.tsx';
import { manifestPath } from '../pages/route-matcher.ts';
import { visitorOf } from '../pages/visitor.ts';

/** An hour, because only people know the day of the opening. */
const retryAfterSeconds = 3_600;

/**
 * Addresses that the console, its sign-in and other machines need before the opening. A payment may still be completed
 * after the site was closed again.
 */
const alwaysOpen =
  /^\/(?:staff(?:\/|\.data|$)|(?:forgot-password|reset-password)(?:\.data)?$|payment\/(?:notify|callback|return)$|__sim\/|brand\/|pictures\/(?!share\/)|\.well-known\/)/;

/**
 * Lets everything through once the site is open. Before that, only staff who are signed in see it. Everybody else gets
 * 503 with Retry-After, which search engines read as 'not yet' and no cache stores; an answer with 200 would be indexed
 * as the site.
 */
export function holdUntilOpen(app: App) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    if (await isOpen(app)) return next();
    const { path } = splitLanguage(c.req.path);
    if (alwaysOpen.test(path) || path === manifestPath || path === reportPath) return next();
    const { actor } = await visitorOf(app, c.req.raw, { audience: 'staff', isUse: false });
    if (actor.kind !== 'staff') return held(app, c);
    c.set('isPreview', true);
    await next();
    c.res.headers.set('cache-control', 'no-store');
  };
}

/** Whether the visitor is staff who look at a site that is not open: none of these pages may enter the page cache. */
export function isPreview(c: Context): boolean {
  return c.get('isPreview') === true;
}

/** Without its database the site answers as at any other time: with cached pages, or 503. */
async function isOpen(app: App): Promise<boolean> {
  const opening = await shownSetting(app, 'opening').catch(() => null);
  return opening?.isOpen ?? true;
}

async function held(app: App, c: Context): Promise<Response> {
  const { language, path } = splitLanguage(c.req.path);
  c.header('retry-after', String(retryAfterSeconds));
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  if (path.startsWith('/api/'))
    return c.json({ status: false, message: m.set_up_holding_call({}, { locale: language }) }, 503);
  const brand = await shownSetting(app, 'brand');
  const html = noticePage(holdingNotice(brand, language), { brand, language });
  c.header('content-security-policy', contentSecurityPolicy(html));
  return c.html(html, 503);
}
