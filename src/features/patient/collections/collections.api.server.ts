import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import type { BookmarkKind } from './collections.rules.ts';
import { setBookmark } from './bookmarks.server.ts';
import { recordId } from '#src/shared/identifiers/record-id.ts';

const id = z.union([z.string().trim().min(1).max(100), recordId]).transform(String);
const answer = z.object({
  id: z.string(),
  type: z.enum(['health_package', 'doctor', 'podcast', 'article', 'video']),
  on: z.boolean(),
});

/** One bookmark call of the specification, for one kind of item. */
function bookmarkCall(path: string, summary: string, kind: BookmarkKind) {
  return apiCall({
    method: 'POST',
    path,
    tag: 'Collections',
    summary,
    body: z.object({ id, on: z.boolean().default(true) }),
    answer,
    errors: { 401: ['token_needed'], 404: ['item_unknown'], 409: ['collection_full'] },
    async handle({ app, actor, body }) {
      await setBookmark(app, actor, { kind, itemId: body.id, isOn: body.on });
      return { id: body.id, type: kind, on: body.on };
    },
  });
}

export const collectionCalls = [
  bookmarkCall('healthpackages/bookmark', 'Keep a health package, or let it go', 'health_package'),
  bookmarkCall('doctors/bookmark', 'Keep a doctor, or let them go', 'doctor'),
  apiCall({
    method: 'POST',
    path: 'insight_corner/bookmark',
    tag: 'Collections',
    summary: 'Keep an article, a video or a podcast, or let it go',
    body: z.object({ id, type: z.enum(['article', 'video', 'podcast']), on: z.boolean().default(true) }),
    answer,
    errors: { 401: ['token_needed'], 404: ['item_unknown'], 409: ['collection_full'] },
    async handle({ app, actor, body }) {
      await setBookmark(app, actor, { kind: body.type, itemId: body.id, isOn: body.on });
      return { id: body.id, type: body.type, on: body.on };
    },
  }),
];
