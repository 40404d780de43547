import { Notice } from '#src/design/notice.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { countWaiting, type WaitingSubject, type WaitingWork } from '../console-counts.server.ts';
import { consoleLoad, menuItemsOf, type ShownMenuItem } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { consoleMenuGroups, type ConsoleMenuGroup } from '#src/features/console/frame/console-menu.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { ConsoleIcon } from '#src/features/console/frame/ui/console-icon.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/state-chip.tsx';
import type { Route } from './+types/console-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'console');
    const menuItems = menuItemsOf(app, staff, language);
    const [waiting, { isOpen }] = await Promise.all([
      countWaiting(app, staff, menuItems),
      shownSetting(app, 'opening'),
    ]);
    return { menuItems, waiting, isSettingUp: !isOpen && menuItems.some(({ path }) => path === '/staff/set-up') };
  });
}

/** The console's home page: the admin pages that the role assignments allow. */
export default function ConsoleHome({ loaderData: { menuItems, waiting, isSettingUp } }: Route.ComponentProps) {
  const groups = (Object.keys(consoleMenuGroups) as ConsoleMenuGroup[])
    .map((group) => ({ group, own: menuItems.filter((desk) => desk.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <AdminPage title={m.staff_home_title()} intro={m.staff_home_intro()}>
      {isSettingUp && (
        <div className="mb-6">
          <Notice tone="warning" title={m.set_up_home_notice()}>
            <SiteLink href="/staff/set-up" className="inline-flex min-h-11 items-center font-semibold">
              {m.set_up_home_link()}
            </SiteLink>
          </Notice>
        </div>
      )}
      {menuItems.length === 0 ? (
        <p className="measure">{m.staff_home_empty()}</p>
      ) : (
        <Waiting menuItems={menuItems} waiting={waiting} />
      )}
      {groups.map(({ group, own }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mb-8">
          <h2 id={`group-${group}`} className="mb-3 text-lg">
            {consoleMenuGroups[group]()}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {own.map((desk) => (
              <li key={desk.path}>
                <DeskCard desk={desk} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AdminPage>
  );
}

const subjectWords: Record<WaitingSubject, () => string> = {
  approval: m.staff_waiting_approval,
  package_ends: m.staff_waiting_package_ends,
  breaches: m.privacy_breaches,
  late: m.forms_late_enquiries,
  late_letters: m.forms_late_letters,
};

/** Open work first: each link leads to the list of just that. */
function Waiting({ menuItems, waiting }: { menuItems: readonly ShownMenuItem[]; waiting: readonly WaitingWork[] }) {
  return (
    <section aria-labelledby="waiting" className="mb-8">
      <h2 id="waiting" className="mb-3 text-lg">
        {m.staff_waiting_title()}
      </h2>
      {waiting.length === 0 && <p className="text-muted">{m.staff_waiting_nothing()}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {waiting.map(({ path, href, count, subject }) => (
          <li
            key={href}
            className="relative flex items-center justify-between gap-4 rounded-soft border border-gold bg-cream px-5 py-3 hover:border-teal"
          >
            <SiteLink
              href={href}
              className="font-semibold text-deep no-underline after:absolute after:inset-0 after:content-['']"
            >
              {subject ? subjectWords[subject]() : menuItems.find((desk) => desk.path === path)?.label}
            </SiteLink>
            <span className="shrink-0">
              <StateChip tone="waiting">{m.staff_waiting({ count })}</StateChip>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeskCard({ desk: { path, label, hint, icon } }: { desk: ShownMenuItem }) {
  return (
    <div className="relative flex h-full gap-4 rounded-petal border border-line bg-white p-4 shadow-card hover:border-teal">
      <span className="grid size-11 shrink-0 place-items-center rounded-soft bg-pale text-teal">
        <ConsoleIcon name={icon} size={24} />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">
          <SiteLink href={path} className="text-deep no-underline after:absolute after:inset-0 after:content-['']">
            {label}
          </SiteLink>
        </h3>
        <p className="mt-0.5 text-[0.9375rem] text-muted">{hint}</p>
      </div>
    </div>
  );
}
