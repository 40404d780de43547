import { ButtonLink } from '#src/design/form/button.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listSettings, settingShape, type ListedSetting } from '../settings-admin.server.ts';
import { settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/settings-list';

const path = '/staff/settings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, settingShape);
  return { state, settings: await consoleLoad(() => listSettings(app, actor, { state, nameOf: settingName })) };
}

/** The settings that staff may change. */
export default function SettingsList({ loaderData: { state, settings } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.settings_desk()}
      intro={m.settings_intro()}
      actions={
        <>
          <ImportLink list="settings" />
          <ButtonLink href="/staff/brand" variant="secondary">
            {m.settings_look()}
          </ButtonLink>
        </>
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.settings_name()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('settings')}
      />
      <AdminTable
        caption={m.settings_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={settings}
        keyOf={({ key }) => key}
        empty={m.settings_none()}
      />
    </AdminPage>
  );
}

function columns(): Column<ListedSetting>[] {
  return [
    {
      key: 'name',
      label: m.settings_name(),
      isSortable: true,
      cell: ({ key, name }) => (
        <SiteLink href={`${path}/${key}`} className="inline-flex min-h-11 items-center font-semibold">
          {name}
        </SiteLink>
      ),
    },
    {
      key: 'changed',
      label: m.settings_last_changed(),
      isSortable: true,
      isDate: true,
      cell: ({ updatedAt }) => formatDateTime(updatedAt, getLocale()),
    },
  ];
}
