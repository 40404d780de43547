import { SiteLink } from '#src/design/site-link.tsx';
import { atDesk } from '#src/features/console/staff/desk-request.server.ts';
import { listHref, readListState } from '#src/features/console/staff/list-state.rules.ts';
import { DeskFilters } from '#src/features/console/staff/ui/desk-filters.tsx';
import { DeskPage } from '#src/features/console/staff/ui/desk-page.tsx';
import { DeskTable, type Column } from '#src/features/console/staff/ui/desk-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listSettings, settingShape, type ListedSetting } from '../settings-desk.server.ts';
import { settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/settings-list';

const path = '/staff/settings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, settingShape);
  return { state, settings: await atDesk(() => listSettings(app, actor, state, settingName)) };
}

/** The settings that staff may change. */
export default function SettingsList({ loaderData: { state, settings } }: Route.ComponentProps) {
  return (
    <DeskPage title={m.settings_desk()} intro={m.settings_intro()}>
      <DeskFilters path={path} state={state} searchLabel={m.settings_name()} csvHref={listHref(`${path}/csv`, state)} />
      <DeskTable
        caption={m.settings_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={settings}
        keyOf={({ key }) => key}
        empty={m.settings_none()}
      />
    </DeskPage>
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
      cell: ({ updatedAt }) => formatDateTime(updatedAt, getLocale()),
    },
  ];
}
