import type { ReactElement } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { inBytes, withMarks, type PageWithMarks } from '#src/design/rendering/cached-bytes.ts';
import { aboutHeader, contextKey, contextsShown } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { heldBody } from '#src/platform/http/held-body.ts';
import { statusOfError } from '#src/platform/unavailable.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { deferHydration } from './deferred-hydration.ts';
import { restoreData } from './held-data.ts';

/**
 * Renders a document. It is sent as a whole, because the page cache stores it and its policy has the hashes of its
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const isDevelopment = import.meta.env.DEV;
  restoreData(routerContext);
  // React Router's own encoding of the data is for its router in the browser, which built pages do not use.
  if (!isDevelopment) void routerContext.serverHandoffStream?.cancel().catch(() => undefined);
  const shown = isDevelopment ? routerContext : { ...routerContext, serverHandoffStream: undefined };
  const page = <ServerRouter context={shown as EntryContext} url={request.url} />;
  const { html, leftOut } = (isDevelopment ? null : renderAtOnce(page)) ?? (await renderWhenReady(page));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(aboutHeader, placesShown(routerContext));
  const document = isDevelopment ? html : deferHydration(html, routerContext);
  return heldBody(inBytes({ html: document, leftOut }), { status, headers });
}

/** The keys of the hospital or clinic that the page is about. */
function placesShown({ staticHandlerContext: { loaderData } }: EntryContext): string {
  return contextsShown(Object.entries(loaderData).map(([id, data]) => ({ id, loaderData: data as unknown })))
    .map(contextKey)
    .join(' ');
}

/**
 * The start of a part that React has not rendered, because it waits for its code or has failed. Text cannot contain it.
 */
const missingPart = '<!--$!';

/**
 * The document in one pass, which costs less than a stream. Null where a part of it waits, such as for its code on the
 * first page of a kind, or fails.
 */
function renderAtOnce(page: ReactElement): PageWithMarks | null {
  try {
    const { html, leftOut } = withMarks(() => renderToString(page));
    return html.includes(missingPart) ? null : { html: `<!DOCTYPE html>${html}`, leftOut };
  } catch {
    return null;
  }
}

const renderDeadlineMs = 8_000;

/** The document once all of its parts are rendered. Rejects with the error of a component. */
function renderWhenReady(page: ReactElement): Promise<PageWithMarks> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // No part of the page is revealed later by scripts: large parts are in their place even where scripts are off.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collector((html) => resolve({ html, leftOut: [] })));
      },
      onShellError: reject,
      onError(error) {
        reject(error);
      },
    });
    const timer = setTimeout(abort, renderDeadlineMs);
  });
}

/** Collects the document in memory: it is sent when it is complete. The renderer writes long texts as strings. */
function collector(onWhole: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    decodeStrings: false,
    write(part: Buffer | string, _encoding, done) {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(parts).toString());
      done();
    },
  });
}

/**
 * An unexpected error of a loader or a component: logged once, without the query of the address and without typed text.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A method that the page does not support is the caller's mistake and is not logged.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { app, failures } = context.get(requestContext);
  failures.push(error);
  const level = statusOfError(error) === 500 ? 'error' : 'warn';
  app.logger[level]({ err: error, path: new URL(request.url).pathname }, 'page failed');
}
