import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { App } from '#src/platform/app.ts';
import { withBody } from '#src/platform/http/held-body.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.server.ts';
import type { Address, RouteAccess } from '#src/routes/address.ts';
import { localPath } from '#src/shared/addresses.ts';
import { tooMany, type AddressLimits } from '../requests/address-limits.ts';
import type { BusyAnswers } from '../requests/busy-answers.ts';
import { noteCachedAnswer } from '../page-cache/cached-answers.ts';
import type { ExpiredFormContent } from '../requests/expired-forms.ts';
import { uploadedFormOf } from './page-body.ts';
import { openerPolicy, withPolicy, withPrivatePolicy, withPublicPolicy } from './page-policy.ts';
import { pageKey, tagsOf } from '../page-cache/page-key.ts';
import type { RenderPage } from './pages.ts';
import { guardRoute } from './route-guard.ts';
import { isPreview } from '../answers/holding.ts';
import { isOffered } from './offered-languages.ts';
import { manifestPath, routeOf } from './route-matcher.ts';
import { speculationRulesPath } from './speculation-rules.ts';
import { nobody, visitorOf } from './visitor.ts';

interface PageParts {
  app: App;
  render: RenderPage;
  cache: PageCache;
  busy: Pick<BusyAnswers, 'refusal'>;
  limits: AddressLimits;
  clientAddressOf(c: Context): string;
}

/**
 * Answers page requests: the chosen language on '/', public pages from the cache, all others rendered and never
 * stored.
 */
export function pageResponder(parts: PageParts) {
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const chosen = getCookie(c, 'selectedLanguage');
    if (url.pathname === '/' && (chosen === 'ms' || chosen === 'zh') && (await isOffered(parts.app, chosen))) {
      return new Response(null, {
        status: 302,
        headers: { location: localPath('/', chosen) + url.search, 'cache-control': 'no-store', vary: 'cookie' },
      });
    }
    const { address, path, isDataRequest } = routeOf(c);
    if (path === manifestPath) return answerManifest(parts, url);
    const isDocument = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isDataRequest;
    if (isDocument && address.cacheTags && !address.access && !isPreview(c))
      return answerCached(parts, c, { address, url });
    // Staff are identified by their session and share the address of their hospital, so they are not limited by
    // address.
    const wait = address.access === 'staff' ? undefined : await parts.limits.countRead(c);
    if (wait) return tooMany(wait);
    return address.access
      ? answerPrivate(parts, c, { ...address, access: address.access })
      : answerOnce(parts, c, address);
  };
}

/**
 * Answers the router's manifest request, with its whole query. The list of files is the same for everyone, but an
 * address in the query may be personal, so only the browser may store the answer.
 */
async function answerManifest({ render }: PageParts, url: URL): Promise<Response> {
  const response = await render(new Request(url));
  const headers = new Headers(response.headers);
  headers.set('cache-control', response.status === 200 ? 'private, max-age=31536000, immutable' : 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * A public page, the same bytes for everyone. Its rendering gets no cookie and no header of the visitor, so nothing
 * personal can be cached.
 */
async function answerCached(
  { cache, busy, limits }: PageParts,
  c: Context,
  { address, url }: { address: Address; url: URL },
): Promise<Response> {
  const key = pageKey(address, url.pathname, url.searchParams);
  const refusal = await busy.refusal(c, key);
  if (refusal) return refusal;
  const answer = await cache.respond({
    key,
    tags: tagsOf(address),
    acceptEncoding: c.req.header('accept-encoding') ?? '',
    ifNoneMatch: c.req.header('if-none-match'),
    admit: async () => {
      const wait = await limits.countRead(c);
      return wait ? tooMany(wait) : undefined;
    },
  });
  const response = withBody(answer.response);
  response.headers.set('speculation-rules', `"${speculationRulesPath}"`);
  noteCachedAnswer(c, answer);
  return response;
}

/** A public page rendered for this visitor alone. */
async function answerOnce(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  { noThirdParties }: Address,
): Promise<Response> {
  const visitor = await visitorOf(app, c.req.raw, { audience: 'patient', isUse: true });
  const response = await render(c.req.raw, { visitor, noThirdParties, clientAddress: clientAddressOf(c) });
  return withBody(await (noThirdParties ? withPolicy(response) : withPublicPolicy(app, response)));
}

/** A private document, or the refusal of its guard. */
async function answerPrivate(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  page: Address & { access: RouteAccess },
): Promise<Response> {
  const { access } = page;
  const form = (c.get('form') as FormData | null | undefined) ?? null;
  const entry = await guardRoute(app, { request: c.req.raw, route: routeOf(c), form }, access);
  if ('refusal' in entry) {
    // The redirect to sign-in also separates the page from windows of public pages.
    entry.refusal.headers.set('cross-origin-opener-policy', openerPolicy(app, access));
    return entry.refusal;
  }
  const rendered =
    'expiredForm' in entry
      ? renderExpiredForm({ app, render }, c, entry.expiredForm)
      : render(c.req.raw, { ...entry, form: uploadedFormOf(c), clientAddress: clientAddressOf(c) });
  return withBody(await withPrivatePolicy(app, await rendered, page));
}

/**
 * The page about an expired form, in the language of the form's address; it is rendered without a visitor and carries
 * no token.
 */
function renderExpiredForm(
  { app, render }: Pick<PageParts, 'app' | 'render'>,
  c: Context,
  { page, typed }: ExpiredFormContent,
): Promise<Response> {
  const { language } = routeOf(c);
  const body = new URLSearchParams([['page', page], ...typed.map((text) => ['typed', text])]);
  return render(new Request(new URL(localPath('/form-ended', language), c.req.url), { method: 'POST', body }), {
    visitor: nobody(app),
    access: 'identity',
    noThirdParties: true,
  });
}
