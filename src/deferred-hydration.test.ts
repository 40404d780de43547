import { expect, test } from 'vitest';
import { contentHash } from '#src/platform/http/content-security-policy.ts';
import { deferHydration, hydrationScriptHash } from './deferred-hydration.ts';

const own = (code: string, attributes = '') => `<script${attributes} nonce="n0nce">${code}</script>`;
const start = `;
import * as route0 from "/assets/root.js";
import * as route1_clientAction from "/assets/save.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_clientAction,...route1_main};
  window.__reactRouterManifest = {
  "url": "/assets/manifest.js"
};
  window.__reactRouterRouteModules = {"root":route0,"/doctor/:slug":route1};

import("/assets/entry.js");`;

const page = [
  '<html><head><link rel="modulepreload" href="/assets/root.js" nonce="n0nce"/></head><body>',
  '<p>A comment with <script>steal()</script> and <script nonce="guessed">steal()</script></p>',
  own('((key) => scroll(key))("positions", null)'),
  own(
    'window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(new TextEncoderStream());',
  ),
  own(start, ' type="module" async=""'),
  own('window.__reactRouterContext.streamController.enqueue("[{\\"a\\":\\"\\u003cb\\"}]");'),
  own('window.__reactRouterContext.streamController.close();'),
  own('unknown()'),
  '</body></html>',
].join('');

const programs = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].flatMap(([, code]) => code || []);
const held = (html: string, name: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" data-hydration="${name}">([^]*?)</script>`).exec(html)![1]!);

test('a page has one program of ours, the same on every page, and keeps no nonce', () => {
  const html = deferHydration(page, 'n0nce');
  expect(html).not.toContain('n0nce');
  const [injected, guessed, ...ours] = programs(html);
  expect([injected, guessed]).toEqual(['steal()', 'steal()']);
  expect(ours.map(contentHash)).toEqual([hydrationScriptHash]);
  expect(programs(deferHydration('<body><main>Another</main></body>', 'other'))).toEqual(ours);
});

test('what React Router writes as programs stands in the page as data', () => {
  const html = deferHydration(page, 'n0nce');
  expect(held(html, 'context')).toEqual({ basename: '/' });
  expect(held(html, 'data')).toBe('[{"a":"<b"}]');
  expect(held(html, 'start')).toEqual({
    preloads: ['/assets/root.js'],
    first: [],
    routes: [
      ['root', '/assets/root.js'],
      ['/doctor/:slug', '/assets/save.js', '/assets/page.js'],
    ],
    manifest: { url: '/assets/manifest.js' },
    entry: '/assets/entry.js',
  });
  expect(html).not.toContain('modulepreload" href');
});
