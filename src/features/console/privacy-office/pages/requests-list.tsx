import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { listRequests, requestsShape, type ListedRequest } from '../privacy-request-list.server.ts';
import { DueDay, kindOptions, kindWords, RequestStateChip, stateOptions } from '../ui/privacy-words.tsx';
import { PrivacyTabs } from '../ui/privacy-tabs.tsx';
import type { Route } from './+types/requests-list';

const path = '/staff/privacy';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, requestsShape);
  return consoleLoad(async () => ({ state, ...(await listRequests(app, actor, state)) }));
}

/** Requests under the data-protection law, those due first. */
export default function RequestsList({ loaderData: { state, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.privacy_desk()}
      intro={m.privacy_intro()}
      actions={<ButtonLink href={`${path}/new`}>{m.privacy_new()}</ButtonLink>}
    >
      <PrivacyTabs here={path} />
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.privacy_reference()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <SelectField
          name="kind"
          label={m.privacy_kind()}
          options={kindOptions()}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters['kind']}
        />
        <SelectField
          name="state"
          label={m.staff_state()}
          options={stateOptions()}
          emptyLabel={m.privacy_state_open()}
          defaultValue={state.filters['state']}
        />
      </AdminFilters>
      <AdminTable
        caption={m.privacy_requests()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.privacy_empty()}
      />
    </AdminPage>
  );
}

function columns(): Column<ListedRequest>[] {
  return [
    {
      key: 'reference',
      label: m.privacy_reference(),
      cell: (row) => <SiteLink href={`${path}/${row.id}`}>{row.reference}</SiteLink>,
    },
    { key: 'kind', label: m.privacy_kind(), cell: (row) => kindWords(row.kind) },
    { key: 'name', label: m.staff_name(), cell: (row) => row.personName || m.privacy_erased() },
    { key: 'state', label: m.staff_state(), cell: (row) => <RequestStateChip state={row.state} /> },
    {
      key: 'received',
      label: m.privacy_received_on(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDay(row.receivedOn, getLocale()),
    },
    { key: 'due', label: m.privacy_due(), isSortable: true, cell: (row) => <DueDay {...row} /> },
  ];
}
