/** Published texts as readers see them: placeholders are replaced by present data. */
import type { App } from '#src/platform/app.ts';
import type { PublishedRow } from '../data/reading.store.server.ts';
import { filledDeep, type GroupFacts } from '../text-checks/group-facts.rules.ts';
import { groupFacts } from '../text-checks/group-facts.server.ts';

/** The rows with the placeholders of their texts replaced by present data. */
export async function filledRows(
  app: Pick<App, 'db' | 'cache'>,
  rows: readonly PublishedRow[],
): Promise<readonly PublishedRow[]> {
  return rows.some(hasPlaceholder) ? withFacts(rows, await groupFacts(app)) : rows;
}

function hasPlaceholder({ title, summary, body, own, fields }: PublishedRow): boolean {
  return JSON.stringify([title, summary, body, own, fields]).includes('{{');
}

function withFacts(rows: readonly PublishedRow[], facts: GroupFacts): PublishedRow[] {
  return rows.map((row) => {
    const { title, summary, body, own, fields, seoTitle, seoDescription } = row;
    return {
      ...row,
      ...filledDeep({ title, summary, body, own, fields, seoTitle, seoDescription }, facts, row.language),
    };
  });
}
