import type { EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { bytesOf } from '#src/platform/http/held-body.ts';
import handleRequest from './entry.server.tsx';

/** A page of one route with this data, as React Router hands it over. */
function pageWith(value: unknown): EntryContext {
  const route = { id: 'root', hasLoader: true, module: '/assets/root.js', imports: [] };
  return {
    manifest: { entry: { module: '/assets/entry.js', imports: [] }, routes: { root: route } },
    routeModules: {
      root: {
        default: () => (
          <html lang="en">
            <body>Doctors</body>
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

test('a page whose data cannot be written into it is a failure, which the router answers', async () => {
  vi.stubEnv('DEV', false);
  const answer = (value: unknown) =>
    handleRequest(new Request('http://localhost/'), 200, new Headers(), pageWith(value));
  expect(String(await bytesOf(await answer('a text')))).toContain('"value":"a text"');
  await expect(answer(new Map())).rejects.toThrow("A page's data cannot have a Map: value");
  vi.unstubAllEnvs();
});
