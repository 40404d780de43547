import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as router from 'react-router';
import { expect, test, vi } from 'vitest';
import { readPageData, writePageData } from './page-data.ts';
import * as own from './page-in-browser.tsx';

/** What React Router and the browser's build both have, by the names that modules of routes import. */
type Router = Pick<
  typeof own,
  | 'Outlet'
  | 'useActionData'
  | 'useLocation'
  | 'useMatches'
  | 'useRouteLoaderData'
  | 'UNSAFE_withComponentProps'
  | 'UNSAFE_withErrorBoundaryProps'
  | 'isRouteErrorResponse'
>;

const ids = ['root', 'console-layout', '/doctor/:slug'] as const;

/** Modules of three routes, as the build makes them: a document, a frame with its own boundary, and a page. */
function modulesOf(from: Router): (own.PageModule & { Layout?: ComponentType<{ children: ReactNode }> })[] {
  const { Outlet, useActionData, useLocation, useMatches, useRouteLoaderData } = from;
  const Facts = (props: object) => (
    <pre>
      {JSON.stringify({ ...props, answer: useActionData(), root: useRouteLoaderData('root') })}
      {JSON.stringify(useMatches().map(({ id, loaderData }) => [id, loaderData]))}
      {useLocation().pathname}
    </pre>
  );
  const boundary = (name: string) => ({
    ErrorBoundary: from.UNSAFE_withErrorBoundaryProps(({ error }) => (
      <p>
        {name} {from.isRouteErrorResponse(error) ? (error as { status: number }).status : 'failed'}
        <Facts />
      </p>
    )),
  });
  const page = (Page: ComponentType<object>) => ({ default: from.UNSAFE_withComponentProps(Page) });
  const Layout = ({ children }: { children: ReactNode }) => (
    <html lang="ms">
      <body>{children}</body>
    </html>
  );
  const Frame = () => (
    <main>
      <Outlet />
    </main>
  );
  const Doctor = (props: object) => (
    <form>
      <Facts {...props} />
    </form>
  );
  return [{ ...page(Frame), ...boundary('root'), Layout }, { ...page(Frame), ...boundary('console') }, page(Doctor)];
}

function dataWith(changes: object) {
  const params = { slug: 'lim' };
  return {
    basename: '/ms',
    matches: ids.map((id) => ({ id, pathname: '/doctor/lim', params })),
    loaderData: { root: { brand: 'Melur' }, 'console-layout': { name: 'Ali' }, '/doctor/:slug': { at: 1 } },
    actionData: null,
    errors: null,
    ...changes,
  };
}

/** The document's body: the browser leaves what is around it as it came. */
function renderedByServer(changes: object): string {
  const { matches, ...state } = dataWith(changes);
  const modules = modulesOf(router as unknown as Router);
  const route = (id: string, index: number) => ({ id, parentId: ids[index - 1], hasLoader: true, module: '' });
  const context = {
    manifest: { routes: Object.fromEntries(ids.map((id, index) => [id, route(id, index)])) },
    routeModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
    staticHandlerContext: {
      ...state,
      matches: matches.map(({ id, ...match }) => ({ ...match, pathnameBase: match.pathname, route: { id } })),
      location: { pathname: '/ms/doctor/lim', search: '', hash: '', state: null, key: 'default' },
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
    future: {},
    ssr: true,
    isSpaMode: false,
  };
  const html = renderToString(
    <router.ServerRouter context={context as unknown as router.EntryContext} url="http://localhost/ms/doctor/lim" />,
  );
  return /<body>([^]*)<\/body>/.exec(html)![1]!;
}

function renderedByBrowser(changes: object): string {
  vi.stubGlobal('window', { location: new URL('http://localhost/ms/doctor/lim') });
  const data = readPageData(writePageData(dataWith(changes)));
  const html = renderToString(<own.OpenPage page={{ ...data, modules: modulesOf(own) }} />);
  vi.unstubAllGlobals();
  return html;
}

const notFound = { status: 404, statusText: 'Not Found', internal: false, data: null };

test.each([
  ['a page', {}, '"params":{"slug":"lim"}'],
  ['a refused form', { actionData: { '/doctor/:slug': { fields: { name: 'short' } } } }, '"answer":{"fields"'],
  ['a page that was not found', { errors: { root: notFound } }, 'root<!-- --> <!-- -->404'],
  ['a failure inside a frame', { errors: { 'console-layout': new Error('lost') } }, 'console<!-- --> <!-- -->failed'],
])('%s is the same in the browser as from the server', (_name, changes, part) => {
  const html = renderedByServer(changes);
  expect(html.replaceAll('&quot;', '"')).toContain(part);
  expect(renderedByBrowser(changes)).toBe(html);
});
