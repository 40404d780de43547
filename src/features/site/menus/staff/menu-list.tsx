import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { importFileHref } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks, ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listMenus } from '../menu-admin.server.ts';
import { menuHint, menuName } from '../ui/menu-words.ts';
import type { Route } from './+types/menu-list';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return { menus: await consoleLoad(() => listMenus(app, actor)) };
}

/** The header's menu and the footer's links. */
export default function MenuList({ loaderData: { menus } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.menus_desk()}
      intro={m.menus_intro()}
      actions={
        <>
          <FileLinks importHref={importFileHref('menus')} />
          <ImportLink list="menus" />
        </>
      }
    >
      <ul className="grid gap-5 md:grid-cols-2">
        {menus.map(({ menu, isShipped, items, faults, savedAt }) => (
          <li key={menu} className="rounded-soft border border-line bg-white p-5">
            <h2 className="text-lg">
              <SiteLink href={`/staff/menus/${menu}`} className="inline-flex min-h-11 items-center">
                {menuName(menu)}
              </SiteLink>
            </h2>
            <p className="measure mb-3 text-muted">{menuHint(menu)}</p>
            <div className="flex flex-wrap items-center gap-3">
              {isShipped ? (
                <StateChip>{m.menus_shipped()}</StateChip>
              ) : (
                <StateChip tone="active">{m.menus_own()}</StateChip>
              )}
              {faults > 0 && <StateChip tone="bad">{m.menus_faults({ count: faults })}</StateChip>}
              <span className="text-[0.9375rem] text-muted">
                {m.menus_items({ count: items })}
                {savedAt && ` · ${m.menus_saved_at({ at: formatDateTime(savedAt, getLocale()) })}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
