/**
 * The redirect for readers of an unpublished landing page: to the end of the chain, in one step and never in a circle.
 */
import { redirect } from 'react-router';
import { loadLandingPage, type Reader } from '#src/features/reading/landing-pages/landing-pages.server.ts';
import type { LandingPageData } from '#src/features/reading/landing-pages/landing-pages.schema.ts';
import { gone } from '#src/platform/http/not-found.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { resolveKeyword } from './keywords.server.ts';

/** Number of pages in a chain that refer to one another. */
const mostMoves = 5;

/**
 * The landing page with this id. Throws a redirect (301) where it was unpublished and names another address, 410 where
 * it names none that exists; null for any other id.
 */
export async function landingOrNext(app: Reader, id: number, language: Language): Promise<LandingPageData | null> {
  const found = await loadLandingPage(app, id, language);
  if (found?.state !== 'gone') return found?.page ?? null;
  const target = await endOf(app, found.movedTo, language);
  throw target === null ? gone('/') : redirect(localPath(target, language), 301);
}

/** The first address of the chain that is not an unpublished landing page; null where there is none. */
async function endOf(app: Reader, movedTo: string | null, language: Language): Promise<string | null> {
  let target = movedTo;
  for (let moves = 0; target !== null && moves < mostMoves; moves += 1) {
    const { keyword } = await resolveKeyword(app, new URL(target, 'https://site.invalid').pathname);
    if (keyword?.component !== 'landing') return target;
    const next = await loadLandingPage(app, Number(keyword.id), language);
    if (next?.state !== 'gone') return target;
    target = next.movedTo;
  }
  return null;
}
