import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { daysInTrash, type TrashList } from '#src/features/console/trash/trash.rules.ts';
import { listTrashed, trashedShape } from '#src/features/console/trash/trash.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { restoreRecord } from '../restored-records.server.ts';
import type { Route } from './+types/trash';

const path = '/staff/trash';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, trashedShape);
  return consoleLoad(async () => ({
    state,
    restoredAt: restoredAddress(query.get('restored')),
    seesContent: mayDo(requireStaff(actor, 'console').roleAssignments, 'write_content'),
    ...(await listTrashed(app, actor, state)),
  }));
}

/** The address of what was just restored; null for anything that is none of the console. */
function restoredAddress(address: string | null): string | null {
  return address !== null && /^\/staff\/[\w/?=-]{1,100}$/.test(address) ? address : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    restoreRecord(app, actor, Number(textOf(form, 'restore', 20))),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?restored=${encodeURIComponent(outcome.done)}`);
}

/** What staff removed from the console's lists, each restored by one press. */
export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  const { state, restoredAt, seesContent, rows, total, lists } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.trash_desk()}
      intro={m.trash_intro({ days: daysInTrash })}
      actions={
        seesContent && (
          <ButtonLink href="/staff/content/trash" variant="secondary">
            {m.trash_content()}
          </ButtonLink>
        )
      }
    >
      {restoredAt && !refusal ? (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Notice tone="success">{m.trash_restored()}</Notice>
          <ButtonLink href={restoredAt} variant="secondary">
            {m.trash_see()}
          </ButtonLink>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <AdminFilters path={path} state={state} searchLabel={m.trash_search()}>
        <SelectField
          label={m.trash_list()}
          name="list"
          defaultValue={state.filters['list']}
          emptyLabel={m.trash_any_list()}
          options={lists.map((value) => ({ value, label: listWords[value]() }))}
        />
      </AdminFilters>
      <AdminTable
        caption={m.trash_desk()}
        path={path}
        state={state}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.trash_none()}
        columns={columns()}
      />
    </AdminPage>
  );
}

const listWords: Record<TrashList, () => string> = {
  'short-addresses': m.keywords_kind_short_many,
  'search-words': m.search_words_added,
  'urgent-words': m.urgent_desk,
  'public-holidays': m.holidays_desk,
  schedules: m.schedules_desk,
  leave: m.front_desk_leave,
  forms: m.custom_forms_desk,
  'own-roles': m.roles_own,
};

type Row = Awaited<ReturnType<typeof listTrashed>>['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'title',
      label: m.trash_record(),
      isSortable: true,
      cell: ({ title }) => <span className="font-semibold wrap-anywhere">{title}</span>,
    },
    { key: 'list', label: m.trash_list(), cell: ({ list }) => listWords[list]() },
    {
      key: 'deleted',
      label: m.trash_deleted_at(),
      isSortable: true,
      isDate: true,
      cell: ({ deletedAt }) => <span className="tabular-nums">{formatDateTime(deletedAt, getLocale())}</span>,
    },
    {
      key: 'ends',
      label: m.content_trash_ends(),
      isDate: true,
      cell: ({ endsAt }) => <span className="tabular-nums">{formatDay(endsAt, getLocale())}</span>,
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
