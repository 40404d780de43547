import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { listPictures } from '#src/features/publishing/media-library/media-library.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { requireWriter } from '../content-access.server.ts';
import type { Route } from './+types/content-pictures';
import { picturesOffered } from '#src/features/publishing/media-library/media-list.rules.ts';

/** The newest pictures of the media library whose name or description has the typed words, for the text editor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const pictures = await consoleLoad(() => {
    requireWriter(actor);
    return listPictures(app.db, { q, limit: picturesOffered.textEditor });
  });
  return Response.json(pictures, { headers: { 'cache-control': 'no-store' } });
}
