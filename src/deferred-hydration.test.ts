import { expect, test } from 'vitest';
import { contentHash } from '#src/platform/http/content-security-policy.ts';
import { deferHydration, hydrationScriptHash, type RenderedContext } from './deferred-hydration.ts';

const rendered = {
  manifest: {
    entry: { module: '/assets/entry.js', imports: ['/assets/libraries/framework.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/libraries/framework.js', '/assets/base.js'] },
      '/doctor/:slug': { module: '/assets/page.js', imports: ['/assets/base.js'] },
      '/cart': { module: '/assets/cart.js', imports: [] },
    },
  },
  staticHandlerContext: {
    basename: '/ms',
    matches: [
      { route: { id: 'root' }, pathname: '/', params: {} },
      { route: { id: '/doctor/:slug' }, pathname: '/doctor/lim', params: { slug: 'lim' } },
    ],
    loaderData: { root: { brand: '</script><b>' }, '/doctor/:slug': { at: new Date(0) } },
    actionData: null,
    errors: null,
  },
} as unknown as RenderedContext;
const page = '<html><head></head><body><p>A comment with <script>steal()</script></p></body></html>';

const programs = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].flatMap(([, code]) => code || []);
const held = (html: string, name: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" data-hydration="${name}">([^]*?)</script>`).exec(html)![1]!);

test('a page has one program of ours, the same on every page', () => {
  const [injected, ...ours] = programs(deferHydration(page, rendered));
  expect(injected).toBe('steal()');
  expect(ours.map(contentHash)).toEqual([hydrationScriptHash]);
  expect(programs(deferHydration('<body><main>Another</main></body>', rendered))).toEqual(ours);
});

test('the page’s data and the modules of its own routes stand in it as data', () => {
  const html = deferHydration(page, rendered);
  expect(held(html, 'data')).toEqual({
    basename: '/ms',
    matches: [
      { id: 'root', pathname: '/', params: {} },
      { id: '/doctor/:slug', pathname: '/doctor/lim', params: { slug: 'lim' } },
    ],
    loaderData: { root: { brand: '</script><b>' }, '/doctor/:slug': { at: { $date: 0 } } },
    actionData: null,
    errors: null,
  });
  expect(html).not.toContain('</script><b>');
  expect(held(html, 'start')).toEqual({
    preloads: [
      '/assets/ms/entry.js',
      '/assets/libraries/framework.js',
      '/assets/ms/root.js',
      '/assets/ms/base.js',
      '/assets/ms/page.js',
    ],
    routes: ['/assets/ms/root.js', '/assets/ms/page.js'],
    entry: '/assets/ms/entry.js',
  });
});

test('an English page loads the modules that stand in no language’s folder', () => {
  const english = {
    ...rendered,
    staticHandlerContext: { ...rendered.staticHandlerContext, basename: '/' },
  } as RenderedContext;
  expect(held(deferHydration(page, english), 'start')).toEqual({
    preloads: [
      '/assets/entry.js',
      '/assets/libraries/framework.js',
      '/assets/root.js',
      '/assets/base.js',
      '/assets/page.js',
    ],
    routes: ['/assets/root.js', '/assets/page.js'],
    entry: '/assets/entry.js',
  });
});

test('a document without a body stays as it is', () => {
  expect(deferHydration('<p>No body</p>', rendered)).toBe('<p>No body</p>');
});

test('parts whose code comes later are marked as the browser’s renderer reads it', () => {
  const html = deferHydration('<body><main><!--$--><p>1 &lt;!--$--&gt; 2</p><!--/$--></main></body>', rendered);
  expect(html).toContain('<main><!--$s--><p>1 &lt;!--$--&gt; 2</p><!--/$s--></main>');
});
