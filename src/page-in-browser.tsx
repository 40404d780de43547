/**
 * Replaces React Router in the browser's build (vite.config.ts), with the same exported names, because modules of
 * routes import them. Links and forms load whole documents, so a router would be 40 kB without use.
 */
import { Component, createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { PageData } from './page-data.ts';

/** A route's module, as far as the browser uses it. */
export interface PageModule {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
}

/** A page with the modules of its routes, the root first. */
export interface OpenedPage extends PageData {
  modules: readonly PageModule[];
}

const Opened = createContext<OpenedPage | null>(null);
/** The route of the page to which a component belongs, and the error that its boundary shows. */
const Place = createContext<{ index: number; error?: unknown }>({ index: 0 });

function useOpened(): OpenedPage {
  const page = useContext(Opened);
  if (!page) throw new Error('A component of a page stands outside of it.');
  return page;
}

/** The page as the server rendered it, inside the document's body. */
export function OpenPage({ page }: { page: OpenedPage }) {
  return <WholePage page={page} />;
}

/**
 * Where the frame of a failed page fails too, the failure is shown without a frame, so that nobody gets an empty page.
 */
class WholePage extends Component<{ page: OpenedPage }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { page } = this.props;
    const [root] = page.matches;
    const hasFailed = 'error' in this.state && root;
    return (
      <Opened value={hasFailed ? { ...page, loaderData: {}, errors: { [root.id]: this.state.error } } : page}>
        <RouteAt index={0} />
      </Opened>
    );
  }
}

function RouteAt({ index }: { index: number }) {
  const { modules, matches, errors } = useOpened();
  const module = modules[index];
  const id = matches[index]?.id;
  if (!module || id === undefined) return null;
  const place = { index, ...(errors && id in errors ? { error: errors[id] } : {}) };
  const shown = createElement(('error' in place ? module.ErrorBoundary : module.default) ?? Outlet);
  return (
    <Place value={place}>
      {module.ErrorBoundary ? <Failing module={module} index={index} shown={shown} /> : shown}
    </Place>
  );
}

interface FailingProps {
  module: PageModule;
  index: number;
  shown: ReactNode;
}

/** Shows the route's error boundary when one of its components fails in the browser. */
class Failing extends Component<FailingProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { module, index, shown } = this.props;
    if (!('error' in this.state) || !module.ErrorBoundary) return shown;
    return <Place value={{ index, error: this.state.error }}>{createElement(module.ErrorBoundary)}</Place>;
  }
}

/** The page's next inner route. */
export function Outlet() {
  return <RouteAt index={useContext(Place).index + 1} />;
}

/** The router's scripts, which pages have only in development (root.tsx). */
export function Scripts(): null {
  return null;
}

/** The data of a route by its id; undefined where the page has no such route. */
export function useRouteLoaderData(id: string): unknown {
  return useOpened().loaderData[id];
}

/** The answer of the action of this route; undefined where no form was sent to it. */
export function useActionData(): unknown {
  const { matches, actionData } = useOpened();
  const { index } = useContext(Place);
  return actionData?.[matches[index]?.id ?? ''];
}

/** The routes of the page, each with its data. */
export function useMatches() {
  const { matches, loaderData } = useOpened();
  return matches.map((match) => ({ ...match, loaderData: loaderData[match.id], handle: undefined }));
}

/** The address as components see it: without the prefix of the language. */
export function useLocation() {
  const { basename } = useOpened();
  const { pathname, search, hash } = window.location;
  return { pathname: basename === '/' ? pathname : pathname.slice(basename.length) || '/', search, hash };
}

function useRouteProps() {
  const { matches, loaderData } = useOpened();
  const match = matches[useContext(Place).index];
  return {
    params: matches.at(-1)?.params ?? {},
    loaderData: match && loaderData[match.id],
    actionData: useActionData(),
    matches: useMatches(),
  };
}

/** Gives a route's component its data. */
export function UNSAFE_withComponentProps(Page: ComponentType<object>): ComponentType {
  return function RoutePage() {
    return createElement(Page, useRouteProps());
  };
}

/** Gives a route's error boundary its error. */
export function UNSAFE_withErrorBoundaryProps(Boundary: ComponentType<{ error: unknown }>): ComponentType {
  return function RouteBoundary() {
    return createElement(Boundary, { ...useRouteProps(), error: useContext(Place).error });
  };
}

/** An answer of a loader that is shown as a page: 'not found', 'gone', 'forbidden'. Its data may be undefined. */
export function isRouteErrorResponse(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'statusText' in error &&
    'internal' in error
  );
}
