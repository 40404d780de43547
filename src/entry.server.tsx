import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { aboutHeader, contextKey, contextsShown } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { heldBody } from '#src/platform/http/held-body.ts';
import { statusOfError } from '#src/platform/unavailable.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { deferHydration } from './deferred-hydration.ts';
import { restoreData } from './held-data.ts';

/**
 * Renders a document. It is sent whole, because the page cache stores it and its policy names the hashes of its
 * scripts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const isDevelopment = import.meta.env.DEV;
  restoreData(routerContext);
  // React Router's own encoding of the data is for its router in the browser, which pages do without.
  if (!isDevelopment) void routerContext.serverHandoffStream?.cancel().catch(() => undefined);
  const shown = isDevelopment ? routerContext : { ...routerContext, serverHandoffStream: undefined };
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={shown as EntryContext} url={request.url} />, {
      // No part of the page is revealed later by scripts: large parts are in their place also where scripts are
      // off.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        headers.set(aboutHeader, placesShown(routerContext));
        const whole = (html: Buffer) => (isDevelopment ? html : deferHydration(html, routerContext));
        // Data that a page cannot have ends the request with a failure; inside of the stream nobody would hear of it.
        const answer = async (html: Buffer) => heldBody(whole(html), { status, headers });
        pipe(collector((html) => resolve(answer(html))));
      },
      onShellError: reject,
      onError(error) {
        reject(error);
      },
    });
    const timer = setTimeout(abort, renderDeadlineMs);
  });
}

/** The keys of the hospital or clinic that the page is about. */
function placesShown({ staticHandlerContext: { loaderData } }: EntryContext): string {
  return contextsShown(Object.entries(loaderData).map(([id, data]) => ({ id, loaderData: data as unknown })))
    .map(contextKey)
    .join(' ');
}

const renderDeadlineMs = 8_000;

/**
 * Collects the document in memory: it is sent when it is whole, so it need not pass through web streams. The renderer
 * writes long texts, such as kept markup, as they are.
 */
function collector(onWhole: (html: Buffer) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    decodeStrings: false,
    write(part: Buffer | string, _encoding, done) {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(parts));
      done();
    },
  });
}

/**
 * An unexpected error of a loader or a component: logged once, without the query of the address and without anything
 * typed.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A method that the page does not answer is the caller's mistake and is not logged.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { app, failures } = context.get(requestContext);
  failures.push(error);
  const level = statusOfError(error) === 500 ? 'error' : 'warn';
  app.logger[level]({ err: error, path: new URL(request.url).pathname }, 'page failed');
}
