/** Keyword routing: which page a path shows, decided on the server before the route table. */
import type { App } from '#src/platform/app.ts';
import { findKeyword, findOwnAddress, listKeywords } from './data/keywords.store.server.ts';
import { keywordPath, mayBeKeyword, templateAddresses } from './keywords.rules.ts';
import type { Keyword } from './keywords.schema.ts';

/**
 * Resolves a path without language prefix. `isGone`: a retired item had the path, and `movedTo` is the list to continue
 * with. Without any field the static route table decides.
 */
export async function resolveKeyword(
  app: Pick<App, 'db' | 'cache'>,
  pathname: string,
): Promise<{ keyword?: Keyword; movedTo?: string; isGone?: true }> {
  const path = keywordPath(pathname);
  const movedTo = templateAddresses.get(path);
  if (movedTo) return { movedTo };
  return mayBeKeyword(path) ? app.cache.get(`keyword ${path}`, ['keywords'], () => findKeyword(app, path)) : {};
}

/** The own address of one item, by its component and id; null where there is none. */
export function findItemAddress(app: Pick<App, 'db'>, component: string, id: number): Promise<string | null> {
  return findOwnAddress(app, { component, itemId: String(id) });
}

/** The own address of every keyword item (short addresses left out), with the time of the assignment, for sitemaps. */
export function listKeywordAddresses(
  app: Pick<App, 'db'>,
): Promise<{ path: string; component: string; createdAt: string }[]> {
  return listKeywords(app);
}
