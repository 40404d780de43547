/** The lists of the search words' page: searches that found nothing, and words that staff added. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { urgentConceptsIn } from '#src/features/site/urgent-help/urgent-help.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { listMissRows, listSearchWordRows, type ListQuery } from './data/search-words.store.server.ts';

type Reader = Pick<App, 'db' | 'cache'>;
type Page = ListState & { perPage?: number };

export const missShape: ListShape = {
  sorts: ['word', 'times', 'last'],
  defaultSort: '-times',
  filters: { language: languages },
};
export const searchWordShape: ListShape = {
  sorts: ['word', 'added'],
  defaultSort: '-added',
  filters: { language: languages },
};

/** Searches of 90 days without result, and whether each is urgent: such a word must become an urgent word. */
export async function listSearchesWithoutResult(app: Reader, actor: Actor, state: Page) {
  requireStaffEverywhere(actor, 'manage_keywords');
  const { rows, total } = await listMissRows(app.db, queryOf(state));
  return { rows: rows.map((row) => ({ ...row, isUrgent: urgentConceptsIn(row.keyword).length > 0 })), total };
}

/** The words that staff added, with the name of the speciality that each means. */
export async function listSearchWords(
  app: Reader,
  actor: Actor,
  { state, language }: { state: Page; language: Language },
) {
  requireStaffEverywhere(actor, 'manage_keywords');
  const [{ rows, total }, specialities] = await Promise.all([
    listSearchWordRows(app.db, queryOf(state)),
    specialityOptions(app),
  ]);
  return {
    total,
    rows: rows.map((row) => {
      const speciality = specialities.find(({ slug }) => slug === row.specialitySlug);
      return { ...row, speciality: speciality ? localText(speciality.name, language).text : row.specialitySlug };
    }),
  };
}

/** The specialities that a word can mean, by name. */
export async function specialityChoices(app: Reader, actor: Actor, language: Language) {
  requireStaffEverywhere(actor, 'manage_keywords');
  return (await specialityOptions(app))
    .map(({ slug, name }) => ({ value: slug, label: localText(name, language).text }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

function queryOf({ perPage = rowsPerPage, ...state }: Page): ListQuery {
  return {
    q: state.q,
    language: languages.find((known) => known === state.filters.language),
    sort: state.sort,
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
  };
}
