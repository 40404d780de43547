import { contentHash } from '#src/platform/http/content-security-policy.ts';

/**
 * The one inline script of every page, at its end. It restores the scroll position as React Router's own script
 * would, and hydrates the page after the first paint. The scripts that React Router writes into the page are data for
 * it, so that the Content-Security-Policy names one hash for every page, known at build time. A page in a hidden tab
 * is not hydrated until it is shown.
 */
const start = `(() => {
  const held = (name) => [...document.body.querySelectorAll(':scope > script[data-hydration="' + name + '"]')].map((one) => JSON.parse(one.textContent));
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
    const y = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') || '{}')[history.state.key];
    if (typeof y === 'number') scrollTo(0, y);
  } catch {}
  const loaded = async ([id, ...addresses]) => [id, Object.assign({}, ...(await Promise.all(addresses.map((address) => import(address)))))];
  const begin = async () => {
    const [context] = held('context');
    const [{ preloads, first, routes, manifest, entry }] = held('start');
    const parts = held('data');
    for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const stream = new ReadableStream({ start: (to) => { for (const part of parts) to.enqueue(part); to.close(); } });
    window.__reactRouterContext = { ...context, stream: stream.pipeThrough(new TextEncoderStream()) };
    if (manifest) window.__reactRouterManifest = manifest;
    for (const address of first) await import(address);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes.map(loaded)));
    await import(entry);
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})();`;

/** The hash of the inline script: the policy of every page allows this script and no other inline one. */
export const hydrationScriptHash = contentHash(start);

/**
 * Moves React Router's inline scripts into data, so that hydration starts after the first paint. A page is complete
 * without scripts; on a slow line its text, styles and font therefore load first. React Router by itself would
 * request its scripts before its styles. Scripts of the rendering are recognised by the rendering's nonce, which is
 * removed from the page: an injected script lacks it, stays where it is and is not run by any browser.
 */
export function deferHydration(html: string, nonce: string): string {
  const preloads: string[] = [];
  const written = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, 'g');
  const lighter = html
    .replace(
      /<link rel="modulepreload"(?: nonce="[^"]*")? href="([^"]+)"(?: nonce="[^"]*")?\/>/g,
      (_whole, href: string) => {
        preloads.push(href);
        return '';
      },
    )
    .replace(written, (_whole, code: string) => asData(code, preloads))
    .replaceAll(` nonce="${nonce}"`, '');
  const end = lighter.lastIndexOf('</body>');
  return end < 0 ? lighter : `${lighter.slice(0, end)}<script>${start}</script>${lighter.slice(end)}`;
}

const context = /^window\.__reactRouterContext = (\{[^]*?\});window\.__reactRouterContext\.stream = /;
const part = /^window\.__reactRouterContext\.streamController\.enqueue\(("[^]*")\);$/;

/**
 * A script that React Router writes, turned into data. A script that only has an effect leaves its empty element,
 * because React counts the elements.
 */
function asData(code: string, preloads: readonly string[]): string {
  const [, shared] = context.exec(code) ?? [];
  if (shared) return held('context', shared);
  const [, loaded] = part.exec(code) ?? [];
  if (loaded) return held('data', loaded);
  return code.includes('__reactRouterRouteModules') ? held('start', startOf(code, preloads)) : '<script></script>';
}

/** What the page loads: module preloads first, then the modules of its routes, then the entry module. */
function startOf(code: string, preloads: readonly string[]): string {
  const modules = [...code.matchAll(/^import \* as (route\d+)\w* from "([^"]+)";$/gm)];
  const [, manifest = 'null'] = /window\.__reactRouterManifest = (\{[^]*?^\});$/m.exec(code) ?? [];
  const [, routes = ''] = /window\.__reactRouterRouteModules = \{(.*)\};$/m.exec(code) ?? [];
  const [, entry] = /^import\("([^"]+)"\);$/m.exec(code) ?? [];
  return JSON.stringify({
    preloads,
    first: [...code.matchAll(/^import "([^"]+)"/gm)].map(([, address]) => address),
    routes: [...routes.matchAll(/"((?:[^"\\]|\\.)*)":(route\d+)/g)].map(([, id = '', name]) => [
      JSON.parse(`"${id}"`) as string,
      ...modules.flatMap(([, of, address = '']) => (of === name ? [address] : [])),
    ]),
    manifest: JSON.parse(manifest) as unknown,
    entry,
  }).replaceAll('<', '\\u003c');
}

function held(name: string, json: string): string {
  return `<script type="application/json" data-hydration="${name}">${json}</script>`;
}
