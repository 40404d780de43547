/** The order of the types of results; within one type, data/search.store.server.ts orders by the score of its words. */
import type { SearchType } from '#src/platform/search-documents/search-types.ts';

/** Types are ordered by their best match, with the most wanted types a little higher. */
const typeBoost: Partial<Record<SearchType, number>> = {
  speciality: 1.6,
  doctor: 1.9,
  hospital: 1.4,
  package: 1.1,
  clinic: 0.9,
  centre: 0.9,
  faq: 0.9,
  page: 1.1,
  news: 0.7,
  csr: 0.6,
  career: 0.6,
  tender: 0.5,
};

/** The groups of results with the best first. The score of past items, such as an event that has ended, counts half. */
export function inResultOrder<Group extends { type: SearchType }>(
  groups: readonly Group[],
  rows: readonly { type: SearchType; score: number; isOver: boolean }[],
): Group[] {
  const best = (type: SearchType) =>
    Math.max(...rows.filter((row) => row.type === type).map(({ score, isOver }) => (isOver ? score / 2 : score)), 0) *
    (typeBoost[type] ?? 1);
  return [...groups].sort((a, b) => best(b.type) - best(a.type));
}
