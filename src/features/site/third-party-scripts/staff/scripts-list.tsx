import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { contextKey, contextKinds } from '../script-context.rules.ts';
import { listScriptRecords, scriptPlaces, scriptShape } from '../script-admin.server.ts';
import { kindName, placeOptions } from '../ui/script-words.ts';
import type { Route } from './+types/scripts-list';

const path = '/staff/scripts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, scriptShape);
  return consoleLoad(async () => {
    const [{ rows, total }, places] = await Promise.all([
      listScriptRecords(app, actor, state),
      scriptPlaces(app, actor),
    ]);
    const names = new Map(placeOptions(places, language).map(({ value, label }) => [value, label]));
    const shown = rows.map(
      ({ id, name, contextKind, contextValue, needsConsent, isActive, hosts, proposal, updatedAt }) => ({
        id,
        name,
        needsConsent,
        isActive,
        isWaiting: proposal !== null,
        hosts,
        updatedAt,
        where: names.get(contextKey({ kind: contextKind, value: contextValue })) ?? contextValue,
      }),
    );
    return { state, rows: shown, total, said: query.get('done') };
  });
}

/** The third-party scripts of public pages, and whether each is switched on. */
export default function ScriptsList({ loaderData: { state, rows, total, said } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.scripts_desk()}
      intro={m.scripts_intro()}
      actions={
        <>
          <ImportLink list="third-party-scripts" />
          <ButtonLink href={`${path}/new`}>{m.scripts_new()}</ButtonLink>
        </>
      }
    >
      {said === 'removed' ? (
        <div className="mb-6">
          <Notice tone="success">{m.scripts_removed()}</Notice>
        </div>
      ) : null}
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.scripts_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('third-party-scripts')}
      >
        <SelectField
          name="on"
          label={m.scripts_state()}
          options={[
            { value: 'yes', label: m.scripts_on() },
            { value: 'no', label: m.scripts_off() },
          ]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters['on']}
        />
        <SelectField
          name="where"
          label={m.scripts_where()}
          options={contextKinds.map((value) => ({ value, label: kindName(value) }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters['where']}
        />
      </AdminFilters>
      <AdminTable
        caption={m.scripts_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.scripts_empty()}
      />
    </AdminPage>
  );
}

type Row = Route.ComponentProps['loaderData']['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'name',
      label: m.scripts_name(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`${path}/${row.id}`} className="inline-flex min-h-11 items-center font-semibold">
          {row.name}
        </SiteLink>
      ),
    },
    {
      key: 'state',
      label: m.scripts_state(),
      isSortable: true,
      cell: (row) => (
        <>
          {row.isActive ? <strong className="text-success">{m.scripts_on()}</strong> : m.scripts_off()}
          {row.isWaiting ? <span className="block">{m.scripts_waiting()}</span> : null}
        </>
      ),
    },
    { key: 'where', label: m.scripts_where(), cell: (row) => row.where },
    {
      key: 'consent',
      label: m.scripts_consent(),
      isNamed: true,
      cell: (row) => (row.needsConsent ? m.scripts_consent_yes() : m.scripts_consent_no()),
    },
    {
      key: 'hosts',
      label: m.scripts_hosts(),
      isNamed: true,
      cell: (row) => <span className="break-all">{row.hosts.join(', ')}</span>,
    },
    {
      key: 'changed',
      label: m.scripts_changed_at(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.updatedAt, getLocale()),
    },
  ];
}
