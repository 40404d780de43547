import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { breachesShape, listBreaches, type ListedBreach } from '../breaches.server.ts';
import { BreachClocks } from '../ui/breach-clocks.tsx';
import { PrivacyTabs } from '../ui/privacy-tabs.tsx';
import type { Route } from './+types/breach-list';

const path = '/staff/privacy/breaches';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, breachesShape);
  return consoleLoad(async () => ({
    state,
    now: app.clock.now().getTime(),
    ...(await listBreaches(app, actor, state)),
  }));
}

/** The register of breaches. */
export default function BreachList({ loaderData: { state, rows, total, now } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.privacy_breaches()}
      intro={m.privacy_breaches_intro()}
      actions={<ButtonLink href={`${path}/new`}>{m.privacy_breach_new()}</ButtonLink>}
    >
      <PrivacyTabs here={path} />
      <AdminFilters path={path} state={state} csvHref={listHref(`${path}/csv`, state)}>
        <SelectField
          name="state"
          label={m.staff_state()}
          options={[{ value: 'open', label: m.privacy_breach_open() }]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters['state']}
        />
      </AdminFilters>
      <AdminTable
        caption={m.privacy_breaches()}
        path={path}
        state={state}
        columns={columns(now)}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.privacy_breaches_empty()}
      />
    </AdminPage>
  );
}

function columns(now: number): Column<ListedBreach>[] {
  return [
    {
      key: 'title',
      label: m.privacy_breach_title(),
      isSortable: true,
      cell: (row) => <SiteLink href={`${path}/${row.id}`}>{row.title}</SiteLink>,
    },
    {
      key: 'discovered',
      label: m.privacy_discovered(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.discoveredAt, getLocale()),
    },
    { key: 'people', label: m.privacy_people(), isSortable: true, isNumber: true, cell: (row) => row.people },
    {
      key: 'state',
      label: m.staff_state(),
      isSortable: true,
      cell: (row) => (
        <StateChip tone={row.closedAt ? 'quiet' : 'waiting'}>
          {row.closedAt ? m.privacy_breach_closed() : m.privacy_breach_open()}
        </StateChip>
      ),
    },
    { key: 'clocks', label: m.privacy_notifications(), cell: (row) => <BreachClocks clocks={row.clocks} now={now} /> },
  ];
}
