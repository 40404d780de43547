import { fileResponse } from '#src/platform/files/files.server.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { readEnquiryFile } from '../handling/submissions-admin.server.ts';
import type { Route } from './+types/enquiry-file';

/** A file of a submission, as a download for staff who may read the submission. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  try {
    return fileResponse(await readEnquiryFile(app, actor, { reference: params.reference, fileId: params.fileId }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
