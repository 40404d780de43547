/** The page on which a developer reads about the API: Scalar, from our own address, over /api/openapi.json. */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { html } from 'hono/html';

const scriptPath = '/api/docs/scalar.js';

/** No third party is involved: no fonts, no proxy, no assistant, no reports. */
const configuration = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  defaultOpenAllTags: false,
};

/** The two addresses of the readable page: the page itself and the script that draws it. */
export function apiDocsRoutes(title: string): Hono {
  const routes = new Hono();
  routes.get('/api/docs', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', policy(nonce));
    c.header('cache-control', 'no-store');
    return c.html(page(title, nonce));
  });
  routes.get(scriptPath, async (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    c.header('cache-control', 'public, max-age=86400');
    c.header('vary', 'Accept-Encoding');
    const script = await (compressedScript ??= readScript());
    if (!c.req.header('accept-encoding')?.includes('gzip'))
      return c.body(new Uint8Array(await promisify(gunzip)(script)));
    c.header('content-encoding', 'gzip');
    return c.body(script);
  });
  return routes;
}

/** The script writes its styles into an element that carries the nonce; scripts come from our own address alone. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(title: string, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" content="${nonce}" />
      </head>
      <body>
        <noscript>
          <h1>${title}</h1>
          <p>Without scripts the calls can be read in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
        </noscript>
        <script id="api-reference" data-configuration="${JSON.stringify(configuration)}" src="${scriptPath}"></script>
      </body>
    </html>`;
}

let compressedScript: Promise<Uint8Array<ArrayBuffer>> | undefined;

/**
 * The one script of Scalar. It is compressed once, when somebody first reads the page, because it has megabytes that no
 * other page needs.
 */
async function readScript(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  return new Uint8Array(await promisify(gzip)(scriptOf(plugin as unknown as Plugin)));
}

interface Route {
  url: string;
  handler(request: unknown, reply: { header(name: string, value: string): unknown; send(body: string): void }): void;
}
type Plugin = (server: object, options: object, done: () => void) => void;

/**
 * Scalar's package for another server has the script as text and sends it at one of its routes: we send the text of
 * that route.
 */
function scriptOf(plugin: Plugin): string {
  let script = '';
  const reply = { header: () => reply, send: (body: string) => void (script = body) };
  const server = {
    initialConfig: {},
    hasPlugin: () => false,
    route: ({ url, handler }: Route) => {
      if (url.endsWith('.js')) handler({}, reply);
    },
  };
  plugin(server, { configuration: { url: configuration.url } }, () => undefined);
  if (script === '') throw new Error('The package of the readable documents no longer sends its script.');
  return script.replace(/\n\/\/# sourceMappingURL=.*$/, '');
}
