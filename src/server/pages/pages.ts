import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router';
import type { App } from '#src/platform/app.ts';
import type { Replica } from '#src/platform/db/replica/replica.server.ts';
import { withHead } from '#src/platform/http/held-body.ts';
import { retryAfterSeconds, statusOfError } from '#src/platform/unavailable.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { holdData } from '#src/held-data.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import type { Language } from '#src/shared/languages.ts';
import { guardedBuild } from './guarded-build.ts';
import { runInLanguage } from './language.ts';
import { redirectToOffered } from './offered-languages.ts';
import { buildOfRoute } from './page-builds.ts';
import { manifestPath, matchRoute } from './route-matcher.ts';
import { nobody, type Visitor } from './visitor.ts';

/** The visitor of a page and where the request came from. */
export interface Visit {
  visitor: Visitor;
  /** The access that guardRoute has granted. */
  access?: RouteAccess;
  csrfToken?: string;
  /** The parsed form with files; the request then has no body. */
  form?: FormData | null;
  /** Whether the address reveals what the visitor searched for. */
  noThirdParties?: boolean | undefined;
  clientAddress?: string;
}

/**
 * Renders one page request with React Router; the language prefix is the router's basename. Without a visit it is
 * rendered for everybody. The body of the response is held beside it (platform/http/held-body.ts).
 */
export type RenderPage = (request: Request, visit?: Visit) => Promise<Response>;

/**
 * The renderer. It runs in production mode everywhere, so an error's message and stack never reach a browser. Pages for
 * everybody are read from the replica while it is up to date, and from the primary where the replica fails.
 */
export function createPages(app: App, build: ServerBuild, replica?: Replica): RenderPage {
  const render = rendererOf(guardedBuild(build));
  return async (request, visit) => {
    const copy = visit ? undefined : replica?.current();
    if (!copy) return render(app, request, visit);
    const response = await render({ ...app, ...copy }, request, visit);
    if (response.status < 500) return response;
    replica?.noteFailure();
    return render(app, request, visit);
  };
}

function rendererOf(build: ServerBuild) {
  const handlerFor = routeHandlers(build);
  return async (app: App, request: Request, visit: Visit = { visitor: nobody(app) }): Promise<Response> => {
    const matched = matchRoute(new URL(request.url).pathname);
    const { address, language, path, isDataRequest } = matched;
    const elsewhere = isDataRequest ? null : await redirectToOffered(app, request, matched);
    if (elsewhere) return elsewhere;
    const failures: unknown[] = [];
    const context = contextOf({ app, request, visit, matched, failures });
    const rendered = await runInLanguage(language, () =>
      handlerFor(path === manifestPath || isDataRequest ? null : address.path, language)(request, context),
    );
    const response = withStatusOf(failures, rendered);
    const way = response.headers.get('location');
    if (way) response.headers.set('location', withOnePrefix(way));
    for (const cookie of visit.visitor.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}

interface Rendering {
  app: App;
  request: Request;
  visit: Visit;
  matched: ReturnType<typeof matchRoute>;
  /** Errors that loaders and actions threw. */
  failures: unknown[];
}

/** What loaders and actions learn about the request and its visitor. */
function contextOf({ app, request, visit, matched, failures }: Rendering): RouterContextProvider {
  const { address, language, path } = matched;
  const { visitor, access = null, csrfToken = null, form = null, clientAddress = 'unknown', noThirdParties } = visit;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    app,
    language,
    access,
    csrfToken,
    form,
    clientAddress,
    mayRunScripts: access === null && !noThirdParties,
    isFlow: address.isFlow ?? false,
    isPreview: address.isPreview ?? false,
    path,
    actor: visitor.actor,
    ensureGuest: visitor.ensureGuest,
    setCookie: (text) => void visitor.cookies.push(text),
    userAgent: request.headers.get('user-agent') ?? '',
    failures,
  });
  return context;
}

/**
 * One handler of the router for each route and language, created when it is first needed; `null` stands for all routes,
 * and for data without a document.
 */
function routeHandlers(build: ServerBuild) {
  const handlers = new Map<string, RequestHandler>();
  return (routeId: string | null, language: Language): RequestHandler => {
    const name = `${language} ${routeId ?? ''}`;
    const known = handlers.get(name);
    if (known) return known;
    const narrowed = routeId === null ? build : holdData(buildOfRoute(build, routeId));
    const handler = createRequestHandler(
      { ...narrowed, basename: language === 'en' ? '/' : `/${language}` },
      'production',
    );
    handlers.set(name, handler);
    return handler;
  };
}

/** The response with the right status: the router answers every failure with 500, but after a 503 a retry may help. */
function withStatusOf(failures: readonly unknown[], response: Response): Response {
  const status = response.status === 500 ? worstStatus(failures) : response.status;
  if (status === 503 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(retryAfterSeconds));
  return status === response.status ? response : withHead(response, { status });
}

/** 500 when one of the failures is an error of the site: a retry would not help. */
function worstStatus(failures: readonly unknown[]): number {
  const statuses = failures.map(statusOfError);
  return statuses.length === 0 ? 500 : Math.min(...statuses);
}

/**
 * Removes a doubled language prefix: the router adds its basename to every redirect, even to one that has it already.
 */
function withOnePrefix(way: string): string {
  return way.replace(/^\/(ms|zh)\/\1(?=[/?#]|$)/, '/$1');
}
