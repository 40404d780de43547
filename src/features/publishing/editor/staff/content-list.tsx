import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import {
  importFileHref,
  listHref,
  readListState,
  rowsPerPage,
  type ListState,
} from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { contentListShape, listContent } from '../content-admin.server.ts';
import type { ContentRow } from '../data/content-admin.store.server.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { statuses } from '#src/features/publishing/entries/content.rules.ts';
import { bulkActions } from '../bulk/content-bulk.rules.ts';
import { attentionWords, bulkWords, kindWords, languageWords, statusTones, statusWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-list';
import { languages } from '#src/shared/languages.ts';

const path = '/staff/content';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, contentListShape);
  const { sort, isDescending, q, filters } = state;
  return consoleLoad(async () => ({
    state,
    mayImport: hospitalsFor(requireStaff(actor, 'write_content').roleAssignments, 'write_content') === 'all',
    ...(await listContent(app, actor, {
      filters,
      q,
      sort,
      isDescending,
      limit: rowsPerPage,
      offset: (state.page - 1) * rowsPerPage,
    })),
  }));
}

/** All content, and what needs attention. */
export default function ContentList({ loaderData: { state, rows, total, kinds, mayImport } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.content_desk()}
      intro={m.content_desk_intro()}
      actions={
        <>
          <ButtonLink href="/staff/content/trash" variant="secondary">
            {m.content_trash()}
          </ButtonLink>
          {mayImport && <ImportLink list="content" />}
          <ButtonLink href="/staff/content/new">{m.content_desk_new()}</ButtonLink>
        </>
      }
    >
      <Filters state={state} kinds={kinds} mayImport={mayImport} />
      <AdminTable
        caption={m.content_desk_list()}
        path={path}
        state={state}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.content_desk_empty()}
        columns={columns()}
        selection={{ form: bulkFormId, labelOf: (row) => row.title }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ id }) => id)}
        actions={bulkActions.map((value) => ({ value, label: bulkWords(value).label }))}
      />
    </AdminPage>
  );
}

function columns(): Column<ContentRow>[] {
  return [
    {
      key: 'title',
      label: m.content_desk_title(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`${path}/${row.id}`} className="inline-flex min-h-11 items-center">
          {row.title}
        </SiteLink>
      ),
    },
    { key: 'kind', label: m.content_desk_kind(), isSortable: true, cell: (row) => kindWords[row.kind]() },
    {
      key: 'state',
      label: m.content_desk_state(),
      cell: (row) => (
        <ul className="flex flex-wrap gap-1.5 whitespace-nowrap lg:flex-nowrap">
          {row.languages.map(({ language, status }) => (
            <li key={language}>
              <StateChip tone={statusTones[status]}>
                <span className="mr-1.5 font-semibold uppercase">{language}</span>
                {statusWords[status]()}
              </StateChip>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'updated',
      label: m.content_desk_updated(),
      isSortable: true,
      isDate: true,
      cell: (row) => <span className="tabular-nums">{formatDateTime(new Date(row.updatedAt), getLocale())}</span>,
    },
  ];
}

function Filters({ state, kinds, mayImport }: { state: ListState; kinds: readonly Kind[]; mayImport: boolean }) {
  const any = m.content_desk_any();
  return (
    <AdminFilters
      path={path}
      state={state}
      searchLabel={m.content_desk_search()}
      csvHref={listHref(`${path}/csv`, state)}
      importHref={mayImport ? importFileHref('content') : undefined}
    >
      <SelectField
        label={m.content_desk_attention()}
        name="attention"
        defaultValue={state.filters['attention']}
        emptyLabel={any}
        options={Object.entries(attentionWords).map(([value, words]) => ({ value, label: words() }))}
      />
      <SelectField
        label={m.content_desk_kind()}
        name="kind"
        defaultValue={state.filters['kind']}
        emptyLabel={any}
        options={kinds.map((value) => ({ value, label: kindWords[value]() }))}
      />
      <SelectField
        label={m.content_desk_state()}
        name="status"
        defaultValue={state.filters['status']}
        emptyLabel={any}
        options={statuses.map((value) => ({ value, label: statusWords[value]() }))}
      />
      <SelectField
        label={m.content_filter_language()}
        name="language"
        defaultValue={state.filters['language']}
        emptyLabel={any}
        options={languages.map((value) => ({ value, label: languageWords[value]() }))}
      />
    </AdminFilters>
  );
}
