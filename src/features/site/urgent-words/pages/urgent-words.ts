import { firstAidLinks } from '#src/features/site/urgent-help/urgent-help.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { addedUrgentWords } from '../change-urgent-words.server.ts';
import type { Route } from './+types/urgent-words';

/**
 * Urgent words that staff added, and links to all first-aid entries: text areas recognise danger in the browser, so
 * that neither the typed text nor its meaning is sent.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const [words, firstAid] = await Promise.all([addedUrgentWords(app), firstAidLinks(app, language)]);
  return Response.json(
    { words, firstAid },
    { headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' } },
  );
}
