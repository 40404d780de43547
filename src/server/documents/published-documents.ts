/** Documents that visitors download: the PDFs of published entries. */
import { Hono, type Context } from 'hono';
import { publicDocument, type FoundDocument } from '#src/features/publishing/documents/documents.server.ts';
import type { App } from '#src/platform/app.ts';
import { fileResponse } from '#src/platform/files/files.server.ts';
import { visitorOf } from '../pages/visitor.ts';

/**
 * The address of a document stays the same when its file is replaced: browsers and caches ask each time and compare the
 * hash. Where there is no document for the visitor, `respond` answers with the site's own page in the language of the
 * address (missing-document.tsx): 410 for a document that was public once, 404 otherwise.
 */
export function publishedDocumentRoutes(app: App, respond: (c: Context) => Promise<Response>): Hono {
  const routes = new Hono();
  for (const prefix of ['', '/ms', '/zh'])
    routes.get(`${prefix}/documents/:file{.+\\.pdf}`, async (c) => {
      const id = c.req.path.slice(c.req.path.lastIndexOf('/') + 1, -'.pdf'.length);
      const actorOf = async () => (await visitorOf(app, c.req.raw, { audience: 'staff', isUse: false })).actor;
      const found = await publicDocument(app, id, actorOf);
      const answer = found && found !== 'gone' ? await answerOf(c, found) : null;
      return answer ? withOneAddress(app, answer, { id, prefix }) : respond(c);
    });
  return routes;
}

/** Null where the storage has lost the file. */
async function answerOf(c: Context, { name, hash, isPrivate, read }: FoundDocument): Promise<Response | null> {
  const etag = `"${hash}"`;
  const cacheHeaders = { etag, 'cache-control': isPrivate ? 'private, no-store' : 'public, no-cache' };
  if (!isPrivate && c.req.header('if-none-match') === etag) return c.body(null, 304, cacheHeaders);
  const bytes = await read();
  if (!bytes) return null;
  const response = fileResponse({ name, mime: 'application/pdf', bytes });
  for (const [header, value] of Object.entries(cacheHeaders)) response.headers.set(header, value);
  return response;
}

/**
 * The file is the same at the address of each language: the header tells search engines to list the address without a
 * language.
 */
function withOneAddress(app: App, answer: Response, { id, prefix }: { id: string; prefix: string }): Response {
  if (prefix !== '') answer.headers.set('link', `<${app.config.publicOrigin}/documents/${id}.pdf>; rel="canonical"`);
  return answer;
}
