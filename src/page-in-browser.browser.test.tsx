import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  OpenPage,
  UNSAFE_withErrorBoundaryProps,
  useRouteLoaderData,
  type OpenedPage,
  type PageModule,
} from './page-in-browser.tsx';

/** What the page reports of failures, as an error of the page would be. */
let reported: unknown[];
beforeEach(() => {
  reported = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(String(error)));
});
afterEach(() => vi.unstubAllGlobals());

const fails = () => {
  throw new Error('lost');
};

/** The text of a page whose two routes have these modules. */
function textOf(root: PageModule, page: PageModule): string {
  const place = document.createElement('div');
  document.body.append(place);
  const opened: OpenedPage = {
    basename: '/',
    matches: ['root', '/cart'].map((id) => ({ id, pathname: '/cart', params: {} })),
    loaderData: { root: { brand: 'Melur' } },
    actionData: null,
    errors: null,
    modules: [root, page],
  };
  const react = createRoot(place, { onCaughtError: () => undefined });
  onTestFinished(() => {
    react.unmount();
    place.remove();
  });
  flushSync(() => react.render(<OpenPage page={opened} />));
  return place.textContent;
}

it('a page that fails in the browser is shown as a failure, by the boundary nearest to it', () => {
  const boundary = (name: string) => ({
    ErrorBoundary: UNSAFE_withErrorBoundaryProps(({ error }) => `${name}: ${String(error)}`),
  });
  expect(textOf(boundary('root'), { default: fails })).toBe('root: Error: lost');
  expect(textOf(boundary('root'), { default: fails, ...boundary('page') })).toBe('page: Error: lost');
  expect(reported).toEqual(['Error: lost', 'Error: lost']);
});

it('where the frame of the failure fails as well, the failure is said without the frame', () => {
  const Frame = () => fails();
  const ErrorBoundary = () => (useRouteLoaderData('root') ? <Frame /> : <p>Without a frame</p>);
  expect(textOf({ default: Frame, ErrorBoundary }, { default: () => null })).toBe('Without a frame');
  expect(reported).toEqual(['Error: lost']);
});
