import { notFound } from '#src/platform/http/not-found.ts';
import { keywordContext } from '../keyword-context.ts';
import type { Route } from './+types/item-not-found';

/** Reached without a keyword: an unknown item inside a known section shows 'Page not found'. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(keywordContext)) throw notFound();
  return null;
}

export default function ItemNotFound() {
  return null;
}
