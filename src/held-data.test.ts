import type { EntryContext, ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { holdData, restoreData } from './held-data.ts';

const page = () => null;

/** What the router gets from this loader in a production build, and what the page gets. */
async function throughRouter(loader: () => unknown, component: unknown = page) {
  vi.stubEnv('DEV', false);
  const build = { routes: { root: { id: 'root', module: { loader, default: component } } } } as unknown as ServerBuild;
  const held = holdData(build).routes['root']!.module.loader as unknown as () => Promise<unknown>;
  const atRouter = await held();
  const context = { loaderData: { root: atRouter } } as unknown as EntryContext['staticHandlerContext'];
  restoreData({ staticHandlerContext: context });
  vi.unstubAllEnvs();
  return { atRouter, onPage: context.loaderData['root'] as unknown };
}

test('the router gets an empty object for a page’s data, and the page gets the data', async () => {
  const data = { doctors: ['Dr Lim'] };
  const { atRouter, onPage } = await throughRouter(() => data);
  expect(atRouter).toEqual({});
  expect(onPage).toBe(data);
});

test('what the router reads itself stays: redirects, data with a status, texts, and answers without a component', async () => {
  const redirect = new Response(null, { status: 302 });
  const withStatus = { type: 'DataWithResponseInit', data: {}, init: { status: 404 } };
  for (const result of [redirect, withStatus, 'a text', null])
    expect((await throughRouter(() => result)).atRouter).toBe(result);
  const answer = { items: [] };
  expect((await throughRouter(() => answer, null)).atRouter).toBe(answer);
});
