import { SiteLink } from '#src/design/site-link.tsx';
import { atDesk } from '#src/features/staff/desk-request.server.ts';
import { DeskPage } from '#src/features/staff/ui/desk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listSettings } from '../settings-desk.server.ts';
import { settingName } from '../ui/setting-words.ts';
import type { Route } from './+types/settings-list';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return { settings: await atDesk(() => listSettings(app, actor)) };
}

/** The settings that staff may change. */
export default function SettingsList({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <DeskPage title={m.settings_desk()} intro={m.settings_intro()}>
      <ul className="max-w-3xl divide-y divide-line rounded-soft border border-line bg-white">
        {settings.map(({ key, updatedAt }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
            <SiteLink href={`/staff/settings/${key}`} className="inline-flex min-h-11 items-center font-semibold">{settingName(key)}</SiteLink>
            <span className="text-[0.9375rem] text-muted">{m.settings_changed({ when: formatDateTime(updatedAt, getLocale()) })}</span>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
