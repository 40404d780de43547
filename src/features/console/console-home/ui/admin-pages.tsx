import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleMenuGroups, type ConsoleMenuGroup } from '#src/features/console/frame/console-menu.rules.ts';
import type { ShownMenuItem } from '#src/features/console/frame/frame.server.ts';
import { ConsoleIcon } from '#src/features/console/frame/ui/icons/console-icon.tsx';

interface AdminPagesProps {
  menuItems: readonly ShownMenuItem[];
  /** The home page has nothing else to show: then they are there beside the menu too. */
  isAlone: boolean;
}

/** The admin pages, group by group, where the menu is folded; beside the menu they would only repeat it. */
export function AdminPages({ menuItems, isAlone }: AdminPagesProps) {
  const groups = (Object.keys(consoleMenuGroups) as ConsoleMenuGroup[])
    .map((group) => ({ group, own: menuItems.filter((item) => item.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={isAlone ? undefined : 'lg:hidden'}>
      {groups.map(({ group, own }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mb-8">
          <h2 id={`group-${group}`} className="mb-3 text-lg">
            {consoleMenuGroups[group]()}
          </h2>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {own.map(({ path, label, icon }) => (
              <li
                key={path}
                className="relative flex min-h-14 items-center gap-2.5 rounded-soft border border-line bg-white px-3 py-2 hover:border-teal"
              >
                <ConsoleIcon name={icon} size={24} className="text-teal" />
                <h3 className="min-w-0 text-[0.9375rem] leading-snug">
                  <SiteLink
                    href={path}
                    className="text-deep no-underline after:absolute after:inset-0 after:content-['']"
                  >
                    {label}
                  </SiteLink>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
