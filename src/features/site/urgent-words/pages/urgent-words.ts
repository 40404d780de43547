import { requestContext } from '#src/platform/request-context.ts';
import { addedUrgentWords } from '../change-urgent-words.server.ts';
import type { Route } from './+types/urgent-words';

/** Urgent words that staff added: text areas recognise them in the browser, so that what is typed is not sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  return Response.json(
    { words: await addedUrgentWords(app) },
    { headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' } },
  );
}
