/** What counts as a view of a page by a person. */
import type { SearchType } from '#src/platform/search-documents/search-types.ts';

/** The types of search results that are read; their views are counted. */
export const readTypes = [
  'article',
  'video',
  'podcast',
  'library',
  'treatment',
  'page',
  'event',
  'campaign',
  'news',
  'csr',
  'career',
  'tender',
] as const satisfies readonly SearchType[];

/**
 * Whether a User-Agent belongs to a program and not to a reader: search engines, previews, monitors, and browsers that
 * run without a screen. Programs that pretend to be a browser and run scripts are counted.
 */
export function isProgram(userAgent: string): boolean {
  return (
    !/mozilla/i.test(userAgent) || /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor/i.test(userAgent)
  );
}
