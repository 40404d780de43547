/** Documents that visitors download: the PDFs of published entries. */
import { Hono, type Context } from 'hono';
import { publicDocument, type FoundDocument } from '#src/features/publishing/documents/documents.server.ts';
import type { App } from '#src/platform/app.ts';
import { fileResponse } from '#src/platform/files/files.server.ts';
import { visitorOf } from './visitor.ts';
import { uuidPattern } from '#src/shared/uuid.ts';

/**
 * The address of a document stays when its file is replaced: browsers and caches ask each time, and are told by the
 * hash whether they have it. One that was public and is not any more answers 410.
 */
export function publishedDocumentRoutes(app: App): Hono {
  const routes = new Hono();
  routes.get(`/documents/:file{${uuidPattern}\\.pdf}`, async (c) => {
    const id = c.req.param('file').replace('.pdf', '');
    const actorOf = async () => (await visitorOf(app, c.req.raw, { audience: 'staff', isUse: false })).actor;
    const found = await publicDocument(app, id, actorOf);
    if (found === 'gone') return c.text('This document is no longer available.', 410, { 'cache-control': 'no-store' });
    return found ? answer(c, found) : notFound(c);
  });
  return routes;
}

const notFound = (c: Context) => c.text('Not found', 404, { 'cache-control': 'no-store' });

async function answer(c: Context, { name, hash, isPrivate, read }: FoundDocument): Promise<Response> {
  const etag = `"${hash}"`;
  const kept = { etag, 'cache-control': isPrivate ? 'private, no-store' : 'public, no-cache' };
  if (!isPrivate && c.req.header('if-none-match') === etag) return c.body(null, 304, kept);
  const bytes = await read();
  if (!bytes) return notFound(c);
  const response = fileResponse({ name, mime: 'application/pdf', bytes });
  for (const [header, value] of Object.entries(kept)) response.headers.set(header, value);
  return response;
}
