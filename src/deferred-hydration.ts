import { contentHash } from '#src/platform/http/content-security-policy.ts';

/**
 * The one inline program of every page, at its end: restores how far the page was scrolled, as React Router's own would, and takes
 * the page over once it has been painted. What React Router writes into the page as programs is data for it, so that the policy
 * names this one hash on every page, known when the site is built. A page that nobody sees yet is never painted.
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

/** The policy of every page allows this program, and no other of ours that stands in a page. */
export const hydrationScriptHash = contentHash(start);

/**
 * A page of ours is whole without scripts. On a slow line words, styles and face therefore come alone, and the scripts that
 * take the page over are asked for after the first paint; React Router by itself would ask for them before its styles. What the
 * rendering itself wrote is known by a nonce of this one rendering, which the page does not keep: a script that came into the page
 * by any other way stays where it is, and no browser runs it.
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

/** A program that React Router writes, as data; one that only acts leaves its empty element, which React counts. */
function asData(code: string, preloads: readonly string[]): string {
  const [, shared] = context.exec(code) ?? [];
  if (shared) return held('context', shared);
  const [, loaded] = part.exec(code) ?? [];
  if (loaded) return held('data', loaded);
  return code.includes('__reactRouterRouteModules') ? held('start', startOf(code, preloads)) : '<script></script>';
}

/** What the page loads: modules before all others, those of its routes, and the one that begins. */
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
