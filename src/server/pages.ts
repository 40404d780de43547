import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '#src/platform/app.ts';
import { retryAfterSeconds, statusOfError } from '#src/platform/unavailable.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import { languages } from '#src/shared/local-text.ts';
import { guardedBuild } from './guarded-build.ts';
import { runInLanguage } from './language.ts';
import { matchRoute } from './route-matcher.ts';
import { nobody, type Visitor } from './visitor.ts';

/** Who asks for a page, and from where. */
export interface Visit {
  visitor: Visitor;
  /** As guardRoute has granted it. */
  access?: RouteAccess;
  csrfToken?: string;
  /** The form with files that was sent, parsed; its request has no body any more. */
  form?: FormData | null;
  /** Its address tells what somebody asked. */
  noThirdParties?: boolean | undefined;
  clientAddress?: string;
}

/** Renders one page request with React Router; the language prefix is the router's basename. Without a visit, for everybody. */
export type RenderPage = (request: Request, visit?: Visit) => Promise<Response>;

/** In production mode everywhere: an error's message and stack never travel to a browser. */
export function createPages(app: App, build: ServerBuild): RenderPage {
  const guarded = guardedBuild(build);
  const handlers = new Map(
    languages.map((language) => [
      language,
      createRequestHandler({ ...guarded, basename: language === 'en' ? '/' : `/${language}` }, 'production'),
    ]),
  );
  return async (request, visit = { visitor: nobody(app) }) => {
    const { address, language, path } = matchRoute(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    const {
      visitor,
      access = null,
      csrfToken = null,
      form = null,
      clientAddress = 'unknown',
      noThirdParties = false,
    } = visit;
    context.set(requestContext, {
      app,
      language,
      access,
      csrfToken,
      form,
      clientAddress,
      mayRunScripts: access === null && !noThirdParties,
      isFlow: address.isFlow ?? false,
      path,
      actor: visitor.actor,
      ensureGuest: visitor.ensureGuest,
      setCookie: (text) => void visitor.cookies.push(text),
      userAgent: request.headers.get('user-agent') ?? '',
      failures,
    });
    const rendered = await runInLanguage(language, () => handlers.get(language)!(request, context));
    const response = withStatusOf(failures, rendered);
    const way = response.headers.get('location');
    if (way) response.headers.set('location', withOnePrefix(way));
    for (const cookie of visitor.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** The router answers every failure with 500; what was only away is worth another try. */
function withStatusOf(failures: readonly unknown[], response: Response): Response {
  const status = response.status === 500 ? worstStatus(failures) : response.status;
  if (status === 503 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(retryAfterSeconds));
  return status === response.status ? response : new Response(response.body, { status, headers: response.headers });
}

/** 500 when one of them is a fault of ours: trying again would not help. */
function worstStatus(failures: readonly unknown[]): number {
  const statuses = failures.map(statusOfError);
  return statuses.length === 0 ? 500 : Math.min(...statuses);
}

/** The router puts the prefix of its language before every way it is told, also before one that has it already. */
function withOnePrefix(way: string): string {
  return way.replace(/^\/(ms|zh)\/\1(?=[/?#]|$)/, '/$1');
}
