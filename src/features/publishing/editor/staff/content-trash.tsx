import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { listTrash, restoreFromTrash, trashShape } from '../trash.server.ts';
import { bulkWords, kindWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-trash';
import { trashDays } from '../editor.rules.ts';

const path = '/staff/content/trash';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, trashShape);
  return consoleLoad(async () => ({
    state,
    isDeleted: query.get('done') === 'deleted',
    ...(await listTrash(app, actor, state)),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const entryId = Number(textOf(form, 'restore', 20));
  const outcome = await consoleAction({ form, language }, () => restoreFromTrash(app, actor, entryId));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/content/${entryId}?done=restored`, language));
}

/** Deleted drafts, each with a button that restores it. */
export default function ContentTrash({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isDeleted, rows, total, kinds } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.content_trash()}
      intro={m.content_trash_intro({ days: trashDays })}
      back={{ label: m.content_desk(), href: '/staff/content' }}
    >
      {isDeleted && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{m.content_trash_deleted({ days: trashDays })}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <AdminFilters path={path} state={state} searchLabel={m.content_trash_search()}>
        <SelectField
          label={m.content_desk_kind()}
          name="kind"
          defaultValue={state.filters['kind']}
          emptyLabel={m.content_desk_any()}
          options={kinds.map((value) => ({ value, label: kindWords[value]() }))}
        />
      </AdminFilters>
      <AdminTable
        caption={m.content_trash()}
        path={path}
        state={state}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.content_trash_none()}
        columns={columns()}
        selection={{ form: bulkFormId, labelOf: ({ title }) => title }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ id }) => id)}
        actions={[{ value: 'restore', label: bulkWords('restore').label }]}
      />
    </AdminPage>
  );
}

type Row = Awaited<ReturnType<typeof listTrash>>['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'title',
      label: m.content_desk_title(),
      isSortable: true,
      cell: ({ title, slug }) => (
        <>
          <span className="font-semibold">{title}</span>
          <span className="block text-muted">{slug}</span>
        </>
      ),
    },
    { key: 'kind', label: m.content_desk_kind(), isSortable: true, cell: ({ kind }) => kindWords[kind]() },
    {
      key: 'deleted',
      label: m.content_trash_deleted_at(),
      isSortable: true,
      isDate: true,
      cell: ({ deletedAt }) => <span className="tabular-nums">{formatDateTime(new Date(deletedAt), getLocale())}</span>,
    },
    {
      key: 'ends',
      label: m.content_trash_ends(),
      isDate: true,
      cell: ({ endsAt }) => <span className="tabular-nums">{formatDay(new Date(endsAt), getLocale())}</span>,
    },
    {
      key: 'restore',
      label: m.content_trash_restore(),
      cell: ({ id, title }) => (
        <CsrfForm>
          <Button variant="secondary" name="restore" value={id}>
            {m.content_trash_restore()}
            <span className="sr-only">: {title}</span>
          </Button>
        </CsrfForm>
      ),
    },
  ];
}
