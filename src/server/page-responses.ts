import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { matchPath } from 'react-router';
import { contentSecurityPolicy, type OtherSources } from '#src/platform/http/content-security-policy.ts';
import { aboutHeader } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { scriptSources } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import type { App } from '#src/platform/app.ts';
import type { createPageCache } from '#src/platform/page-cache/page-cache.server.ts';
import { addresses, type Address, type Zone } from '#src/routes.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import type { RenderPage } from './pages.ts';
import { enterZone } from './private-zones.ts';
import type { EndedFormPage } from './ended-forms.ts';
import { withoutBody } from './request-form.ts';
import { nobody, visitorOf } from './visitor.ts';

const everyPageShows = ['settings', 'keywords', 'scripts'];

/** Addresses without a named segment are known as they are written; patterns are tried for the others. */
const written = new Map(addresses.filter(({ path }) => !/[:*]/.test(path)).map((address) => [address.path, address]));

/** The table's entry for a path; static segments win over named ones, as in the router, because the table lists them first. */
export function addressOf(path: string): Address {
  return (
    written.get(path) ??
    addresses.find((address) => address.path !== '*' && matchPath(address.path, path)) ??
    addresses.at(-1)!
  );
}

/** The query parameters that a page reads, sorted; all others are dropped, so that they cannot flood the cache. */
export function keptQuery(address: Address, query: URLSearchParams): string {
  const kept = (address.reads ?? []).flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value.slice(0, 100)] as [string, string]] : [];
  });
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

interface PageParts {
  app: App;
  render: RenderPage;
  cache: ReturnType<typeof createPageCache>;
  clientAddressOf(c: Context): string;
}

/** Answers page requests: the chosen language on '/', public pages from the cache, all others rendered and never stored. */
export function pageResponder(parts: PageParts) {
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const { path } = splitLanguage(url.pathname);
    const chosen = getCookie(c, 'selectedLanguage');
    if (url.pathname === '/' && (chosen === 'ms' || chosen === 'zh')) {
      return new Response(null, {
        status: 302,
        headers: { location: localPath('/', chosen) + url.search, 'cache-control': 'no-store', vary: 'cookie' },
      });
    }
    if (path === routeManifest) return answerManifest(parts, url);
    const address = addressOf(path.replace(/\.data$/, ''));
    if (address.zone) return answerPrivate(parts, c, { ...address, zone: address.zone });
    const isDocument = c.req.method === 'GET' && !path.endsWith('.data');
    return isDocument && address.shows ? answerKept(parts, c, { address, url }) : answerOnce(parts, c, address);
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
  { app, cache, render }: PageParts,
  c: Context,
  { address, url }: { address: Address; url: URL },
): Promise<Response> {
  const query = keptQuery(address, url.searchParams);
  const asked = new URL(`${url.pathname}${query && `?${query}`}`, url.origin);
  return cache({
    key: asked.pathname + asked.search,
    areas: [...everyPageShows, ...(address.shows ?? [])],
    acceptEncoding: c.req.header('accept-encoding') ?? '',
    ifNoneMatch: c.req.header('if-none-match'),
    // No cookie and no header of the visitor reaches the rendering: nothing personal can be kept. Nor does the end of
    // this visitor's connection: others may be waiting for the same page.
    render: async () => withPublicPolicy(app, await render(new Request(asked))),
  });
}

/** A public page for this visitor alone. */
async function answerOnce(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  { isConfidential }: Address,
): Promise<Response> {
  const visitor = await visitorOf(app, c.req.raw, { audience: 'patient', isUse: true });
  const response = await render(c.req.raw, { visitor, isConfidential, clientAddress: clientAddressOf(c) });
  return isConfidential ? withPolicy(response) : withPublicPolicy(app, response);
}

/** A public page may ask the recorded hosts of the third-party scripts that run on it, while there are any. A page that failed asks nobody. */
async function withPublicPolicy(app: App, response: Response): Promise<Response> {
  const about = (response.headers.get(aboutHeader) ?? '').split(' ').filter(Boolean);
  return withPolicy(response, response.status >= 500 ? {} : await scriptSources(app, about));
}

/** A document of a private zone, or the refusal at its door. */
async function answerPrivate(
  { app, render, clientAddressOf }: PageParts,
  c: Context,
  { zone, takesFiles }: Address & { zone: Zone },
): Promise<Response> {
  const entry = await enterZone(app, c.req.raw, { zone, takesFiles });
  if ('refusal' in entry) return entry.refusal;
  const rendered =
    'endedForm' in entry
      ? renderEndedForm({ app, render }, c, entry.endedForm)
      : render(entry.form ? withoutBody(c.req.raw) : c.req.raw, { ...entry, clientAddress: clientAddressOf(c) });
  const response = await withPolicy(await rendered, otherSources(app, zone));
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'same-origin');
  // A page of sign-in opens Google's or Facebook's pop-up; no other private page may be reached from another window.
  if (zone !== 'identity') response.headers.set('cross-origin-opener-policy', 'same-origin');
  return response;
}

/** The page that says what became of a form, in the language of the form's address; it knows nobody and carries no token. */
function renderEndedForm(
  { app, render }: Pick<PageParts, 'app' | 'render'>,
  c: Context,
  { page, typed }: EndedFormPage,
): Promise<Response> {
  const { language } = splitLanguage(new URL(c.req.url).pathname);
  const body = new URLSearchParams([['page', page], ...typed.map((text) => ['typed', text])]);
  return render(new Request(new URL(localPath('/form-ended', language), c.req.url), { method: 'POST', body }), {
    visitor: nobody(app),
    isConfidential: true,
  });
}

/** Hosts beside our own: Firebase's on the pages of sign-in; the checkout's form leads to the gateway's own page. */
function otherSources(app: App, zone: Zone): OtherSources {
  if (zone === 'checkout') return { formTargets: [app.payments.pageOrigin] };
  return zone === 'identity' && app.config.firebase ? firebaseSources(app.config.firebase) : {};
}

/** What Firebase's own script loads and asks, on the pages of sign-in alone. */
function firebaseSources({ authDomain }: { authDomain: string }): OtherSources {
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}

/** A page that is not kept: its policy, and no store unless the page itself says otherwise. */
async function withPolicy(response: Response, others: OtherSources = {}): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete(aboutHeader);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const body = await response.text();
  headers.set('content-security-policy', contentSecurityPolicy(body, others));
  return new Response(body, { status: response.status, headers });
}
