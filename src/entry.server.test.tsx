import { lazy, Suspense, type ReactNode } from 'react';
import type { EntryContext } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesOf } from '#src/platform/http/held-body.ts';
import handleRequest from './entry.server.tsx';

/** A page of one route with this data and content, as React Router hands it over. */
function pageWith(value: unknown, Content: () => ReactNode = () => 'Doctors'): EntryContext {
  const route = { id: 'root', hasLoader: true, module: '/assets/root.js', imports: [] };
  return {
    manifest: { entry: { module: '/assets/entry.js', imports: [] }, routes: { root: route } },
    routeModules: {
      root: {
        default: () => (
          <html lang="en">
            <body>
              <Content />
            </body>
          </html>
        ),
      },
    },
    staticHandlerContext: {
      basename: '/',
      matches: [{ route: { id: 'root' }, pathname: '/', pathnameBase: '/', params: {} }],
      loaderData: { root: { value } },
      actionData: null,
      errors: null,
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
    future: {},
    ssr: true,
    isSpaMode: false,
  } as unknown as EntryContext;
}

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

const answer = async (page: EntryContext) =>
  String(await bytesOf(await handleRequest(new Request('http://localhost/'), 200, new Headers(), page)));

test('a page whose data cannot be written into it is a failure, which the router answers', async () => {
  expect(await answer(pageWith('a text'))).toContain('"value":"a text"');
  await expect(answer(pageWith(new Map()))).rejects.toThrow("A page's data cannot have a Map: value");
});

test('a part whose code is not there yet is waited for; later the same page is written at once', async () => {
  const loaded = vi.fn(() => Promise.resolve({ default: () => <p>Dr Lim &amp; 林医生</p> }));
  const Part = lazy(loaded);
  const page = () =>
    pageWith('a text', () => (
      <Suspense fallback="Please wait">
        Our <Part />
      </Suspense>
    ));
  const first = await answer(page());
  expect(first).toContain('<!--$s-->Our <p>Dr Lim &amp; 林医生</p><!--/$s-->');
  expect(first).not.toContain('Please wait');
  expect(await answer(page())).toBe(first);
  expect(loaded).toHaveBeenCalledOnce();
});

test('a component that fails, in a part or outside of one, is a failure, which the router answers', async () => {
  const Failing = () => {
    throw new Error('No such doctor');
  };
  const inPart = () => (
    <Suspense>
      <Failing />
    </Suspense>
  );
  await expect(answer(pageWith('a text', inPart))).rejects.toThrow('No such doctor');
  await expect(answer(pageWith('a text', Failing))).rejects.toThrow('No such doctor');
});
