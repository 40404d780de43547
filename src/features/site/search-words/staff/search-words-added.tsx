import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { keyOfText } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { languages } from '#src/shared/languages.ts';
import { removeSearchWord } from '../change-search-words.server.ts';
import { listSearchWords, searchWordShape } from '../search-word-lists.server.ts';
import { SearchWordTabs } from '../ui/search-word-tabs.tsx';
import { languageWords, searchWordActionWords } from '../ui/search-word-words.ts';
import type { Route } from './+types/search-words-added';

const path = '/staff/search-words/added';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, searchWordShape);
  return consoleLoad(async () => ({
    state,
    said: query.get('done'),
    ...(await listSearchWords(app, actor, { state, language })),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    removeSearchWord(app, actor, textOf(form, 'remove', 200)),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=removed`);
}

/** The words that staff added, each with its meaning. */
export default function SearchWordsAdded({ loaderData: { state, said, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.search_words_added()}
      intro={m.search_words_added_intro()}
      back={{ label: m.search_words_desk(), href: '/staff/search-words' }}
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/staff/search-words/new">{m.search_words_new()}</ButtonLink>
          <ImportLink list="search-words" />
        </div>
      }
    >
      {said && (
        <div className="mb-6">
          <Notice tone="success">
            {said === 'removed' ? m.search_words_said_removed() : m.search_words_said_added()}
          </Notice>
        </div>
      )}
      <SearchWordTabs current="added" />
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.search_words_search_added()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('search-words')}
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
        caption={m.search_words_added()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ phrase }) => keyOfText(phrase)}
        empty={m.search_words_added_none()}
        selection={{ form: bulkFormId, labelOf: ({ phrase }) => phrase }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ phrase }) => keyOfText(phrase))}
        actions={[{ value: 'remove', label: searchWordActionWords().label }]}
      />
    </AdminPage>
  );
}

type Row = Awaited<ReturnType<typeof listSearchWords>>['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'word',
      label: m.search_words_phrase(),
      isSortable: true,
      cell: ({ phrase, language }) => (
        <span className="font-semibold break-words" lang={language}>
          {phrase}
        </span>
      ),
    },
    { key: 'meaning', label: m.search_words_leads_to(), cell: ({ meaning, speciality }) => meaning ?? speciality },
    { key: 'language', label: m.search_words_language(), cell: ({ language }) => languageWords[language]() },
    {
      key: 'added',
      label: m.search_words_added_on(),
      isSortable: true,
      isDate: true,
      cell: ({ addedAt }) => formatDay(addedAt, getLocale()),
    },
    {
      key: 'remove',
      label: m.search_words_remove(),
      cell: ({ phrase }) => (
        <CsrfForm>
          <Button variant="danger" name="remove" value={phrase}>
            {m.search_words_remove()}
            <span className="sr-only">: {phrase}</span>
          </Button>
        </CsrfForm>
      ),
    },
  ];
}
