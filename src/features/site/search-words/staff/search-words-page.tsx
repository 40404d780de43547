import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { languages } from '#src/shared/languages.ts';
import { listSearchesWithoutResult, missShape } from '../search-word-lists.server.ts';
import { SearchWordTabs } from '../ui/search-word-tabs.tsx';
import { languageWords } from '../ui/search-word-words.ts';
import type { Route } from './+types/search-words-page';
import { missesStoredDays } from '#src/features/site/search/typed-words/search-misses.rules.ts';

const path = '/staff/search-words';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, missShape);
  return consoleLoad(async () => ({ state, ...(await listSearchesWithoutResult(app, actor, state)) }));
}

/** Searches that found nothing, each with a link for adding it as a word for existing content. */
export default function SearchWords({ loaderData: { state, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.search_words_desk()}
      intro={m.search_words_intro({ days: missesStoredDays })}
      actions={<ButtonLink href={`${path}/new`}>{m.search_words_new()}</ButtonLink>}
    >
      <SearchWordTabs current="misses" />
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.search_words_phrase()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <SelectField
          name="language"
          label={m.search_words_language()}
          options={languages.map((value) => ({ value, label: languageWords[value]() }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.language}
        />
      </AdminFilters>
      <AdminTable
        caption={m.search_words_misses()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ language, keyword }) => `${language}:${keyword}`}
        empty={m.search_words_misses_none({ days: missesStoredDays })}
      />
    </AdminPage>
  );
}

type Row = Awaited<ReturnType<typeof listSearchesWithoutResult>>['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'word',
      label: m.search_words_phrase(),
      isSortable: true,
      cell: ({ keyword }) => <span className="font-semibold break-words">{keyword}</span>,
    },
    { key: 'language', label: m.search_words_language(), cell: ({ language }) => languageWords[language]() },
    { key: 'times', label: m.search_words_times(), isSortable: true, isNumber: true, cell: ({ times }) => times },
    {
      key: 'last',
      label: m.search_words_last(),
      isSortable: true,
      isDate: true,
      cell: ({ lastAt }) => formatDay(lastAt, getLocale()),
    },
    {
      key: 'synonym',
      label: m.search_words_synonym(),
      cell: ({ keyword, language, isUrgent }) =>
        isUrgent ? (
          <SiteLink href="/staff/urgent-words" className="inline-flex min-h-11 items-center lg:min-h-7">
            {m.search_words_is_urgent()}
          </SiteLink>
        ) : (
          <SiteLink
            href={`${path}/new?${new URLSearchParams({ word: keyword, language })}`}
            className="inline-flex min-h-11 items-center font-semibold lg:min-h-7"
          >
            {m.search_words_make()}
            <span className="sr-only">: {keyword}</span>
          </SiteLink>
        ),
    },
  ];
}
