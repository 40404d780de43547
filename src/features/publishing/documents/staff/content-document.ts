import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { fileResponse } from '#src/platform/files/files.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { documentUnknown } from '../documents.errors.ts';
import { workingDocument } from '../read-documents.server.ts';
import type { Route } from './+types/content-document';

/** A document in the working copy of its entry, for staff who write it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const found = await workingDocument(app, actor, { entryId: Number(params.id), id: params.documentId });
    const bytes = await found?.read();
    if (!found || !bytes) throw documentUnknown();
    return fileResponse({ name: found.name, mime: 'application/pdf', bytes });
  });
}
