import { fileResponse } from '#src/platform/files/files.server.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { readCardPicture } from '../medical-cards.server.ts';
import type { Route } from './+types/medical-card-picture';

/** The front or back of the patient's own card, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  try {
    return fileResponse(await readCardPicture(app, actor, { cardId: params.cardId, side: params.side }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
