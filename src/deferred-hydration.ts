import type { EntryContext } from 'react-router';
import { contentHash } from '#src/platform/http/content-security-policy.ts';
import { writePageData } from './page-data.ts';

/**
 * The one inline script of every page, at its end. It requests all of the page's modules at once, and hydrates the page
 * after the first paint: on a slow line its text, styles and font load first.
 */
const start = `(() => {
  const held = (name) => document.querySelector('body > script[data-hydration="' + name + '"]').textContent;
  const begin = async () => {
    const { preloads, routes, entry } = JSON.parse(held('start'));
    for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    window.renderedPage = { data: held('data'), modules: await Promise.all(routes.map((address) => import(address))) };
    await import(entry);
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})();`;

/** The hash of the inline script: the policy of every page allows this script and no other inline one. */
export const hydrationScriptHash = contentHash(start);

/** The parts of a rendering from which the data for hydration is made. */
export type RenderedContext = Pick<EntryContext, 'manifest' | 'staticHandlerContext'>;

/** The document with the page's data, the names of its modules and the inline script at its end. */
export function deferHydration(html: string, rendered: RenderedContext): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const added = `${held('data', dataOf(rendered))}${held('start', startOf(rendered))}<script>${start}</script>`;
  return markedParts(html.slice(0, end)) + added + html.slice(end);
}

/**
 * Marks parts for Preact. The server's renderer marks the start and end of a part whose code the browser loads later;
 * Preact uses the same marks with another name, and with them leaves the markup of the part unchanged until its code is
 * loaded. Text cannot contain the marks, because its `<` is escaped.
 */
function markedParts(html: string): string {
  return html.replaceAll('<!--$-->', '<!--$s-->').replaceAll('<!--/$-->', '<!--/$s-->');
}

function dataOf({ staticHandlerContext }: RenderedContext): string {
  const { basename = '/', matches, loaderData, actionData, errors } = staticHandlerContext;
  return writePageData({
    basename,
    matches: matches.map(({ route, pathname, params }) => ({ id: route.id, pathname, params })),
    loaderData,
    actionData,
    errors,
  });
}

/** What the page loads: module preloads, the modules of its routes, the entry module. */
function startOf({ manifest, staticHandlerContext }: RenderedContext): string {
  const { basename = '/', matches } = staticHandlerContext;
  const own = (address: string) => inLanguage(address, basename);
  const routes = matches.map(({ route: { id } }) => manifest.routes[id]!);
  const preloads = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return JSON.stringify({
    preloads: [...new Set(preloads.map(own))],
    routes: routes.map(({ module }) => own(module)),
    entry: own(manifest.entry.module),
  });
}

/**
 * Replaces an address by that of the page's language: modules with texts exist once for each language, those of
 * packages once (scripts/languages-in-browser.ts). `basename` is '/', '/ms' or '/zh'.
 */
function inLanguage(address: string, basename: string): string {
  if (basename === '/' || address.startsWith('/assets/libraries/')) return address;
  return address.replace('/assets/', `/assets${basename}/`);
}

function held(name: string, json: string): string {
  return `<script type="application/json" data-hydration="${name}">${json}</script>`;
}
