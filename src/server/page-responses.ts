import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { App } from '#src/platform/app.ts';
import type { createPageCache } from '#src/platform/page-cache/page-cache.server.ts';
import type { Address, RouteAccess } from '#src/routes/address.ts';
import { localPath } from '#src/shared/addresses.ts';
import { tooMany, type AddressLimits } from './address-limits.ts';
import type { ExpiredFormContent } from './expired-forms.ts';
import { uploadedFormOf } from './page-body.ts';
import { openerPolicy, withPolicy, withPrivatePolicy, withPublicPolicy } from './page-policy.ts';
import type { RenderPage } from './pages.ts';
import { guardRoute } from './route-guard.ts';
import { routeOf } from './route-matcher.ts';
import { nobody, visitorOf } from './visitor.ts';

const everyPageShows = ['settings', 'keywords', 'scripts'];

/** The query parameters that a page reads, sorted; all others are dropped, so that they cannot flood the cache. */
export function allowedQuery(address: Address, query: URLSearchParams): string {
  const kept = (address.allowedQueryParams ?? []).flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value.slice(0, 100).toWellFormed()] as [string, string]] : [];
  });
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

interface PageParts {
  app: App;
  render: RenderPage;
  cache: ReturnType<typeof createPageCache>;
  limits: AddressLimits;
  clientAddressOf(c: Context): string;
}

/** Answers page requests: the chosen language on '/', public pages from the cache, all others rendered and never stored. */
export function pageResponder(parts: PageParts) {
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const chosen = getCookie(c, 'selectedLanguage');
    if (url.pathname === '/' && (chosen === 'ms' || chosen === 'zh')) {
      return new Response(null, {
        status: 302,
        headers: { location: localPath('/', chosen) + url.search, 'cache-control': 'no-store', vary: 'cookie' },
      });
    }
    const { address, path, isDataRequest } = routeOf(c);
    if (path === routeManifest) return answerManifest(parts, url);
    const isDocument = c.req.method === 'GET' && !isDataRequest;
    if (isDocument && address.cacheTags && !address.access) return answerKept(parts, c, { address, url });
    // The console's people are known by their session and share the address of their hospital.
    const wait = address.access === 'staff' ? undefined : await parts.limits.countRead(c);
    if (wait) return tooMany(wait);
    return address.access ? answerPrivate(parts, c, address.access) : answerOnce(parts, c, address);
  };
}

/** Where the router's scripts ask which files an address needs, before a form or link leads there. */
const routeManifest = '/__manifest';

/** The router's own question, with all of its query: the table of files is the same for everyone, but an address in it may be a person's. */
async function answerManifest({ render }: PageParts, url: URL): Promise<Response> {
  const response = await render(new Request(url));
  const headers = new Headers(response.headers);
  headers.set('cache-control', response.status === 200 ? 'private, max-age=31536000, immutable' : 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** A page that is the same bytes for everyone. */
async function answerKept(
  { app, cache, limits, render }: PageParts,
  c: Context,
  { address, url }: { address: Address; url: URL },
): Promise<Response> {
  const query = allowedQuery(address, url.searchParams);
  const asked = new URL(`${url.pathname}${query && `?${query}`}`, url.origin);
  return cache({
    key: asked.pathname + asked.search,
    hasQuery: query !== '',
    areas: [...everyPageShows, ...(address.cacheTags ?? [])],
    acceptEncoding: c.req.header('accept-encoding') ?? '',
    ifNoneMatch: c.req.header('if-none-match'),
    // No cookie and no header of the visitor reaches the rendering: nothing personal can be kept. Nor does the end of
    // this visitor's connection: others may be waiting for the same page.
    render: async () => {
      const wait = await limits.countRead(c);
      return wait ? tooMany(wait) : withPublicPolicy(app, await render(new Request(asked)));
    },
  });
}

/** A public page for this visitor alone. */
async function answerOnce(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  { noThirdParties }: Address,
): Promise<Response> {
  const visitor = await visitorOf(app, c.req.raw, { audience: 'patient', isUse: true });
  const response = await render(c.req.raw, { visitor, noThirdParties, clientAddress: clientAddressOf(c) });
  return noThirdParties ? withPolicy(response) : withPublicPolicy(app, response);
}

/** A document that is not public, or the refusal of its guard. */
async function answerPrivate(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  access: RouteAccess,
): Promise<Response> {
  const form = (c.get('form') as FormData | null | undefined) ?? null;
  const entry = await guardRoute(app, { request: c.req.raw, route: routeOf(c), form }, access);
  if ('refusal' in entry) {
    // Also on the way to sign-in no window of a public page follows.
    entry.refusal.headers.set('cross-origin-opener-policy', openerPolicy(app, access));
    return entry.refusal;
  }
  const rendered =
    'endedForm' in entry
      ? renderEndedForm({ app, render }, c, entry.endedForm)
      : render(c.req.raw, { ...entry, form: uploadedFormOf(c), clientAddress: clientAddressOf(c) });
  return withPrivatePolicy(app, await rendered, access);
}

/** The page that says what became of a form, in the language of the form's address; it knows nobody and carries no token. */
function renderEndedForm(
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
