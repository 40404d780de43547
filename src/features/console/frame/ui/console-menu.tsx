import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { consoleMenuGroups, type ConsoleMenuGroup } from '../console-menu.rules.ts';
import { sectionOf } from '../menu-sections.rules.ts';
import type { ShownMenuItem } from '../console-view.server.ts';
import { ConsoleIcon, type ConsoleIconName } from './icons/console-icon.tsx';
import { ShortcutsButton } from './shortcuts/keyboard-shortcuts.tsx';

/**
 * The admin pages that the role assignments allow: at the left on wide screens, collapsed above the page on narrow
 * ones.
 */
export function ConsoleMenu({ path, menuItems }: { path: string; menuItems: readonly ShownMenuItem[] }) {
  return (
    <nav aria-label={m.staff_menu()} className="border-line bg-white max-lg:border-b lg:border-r">
      <details className="group lg:hidden">
        <summary className="no-marker flex min-h-12 items-center gap-3 px-4 font-semibold text-deep">
          <Icon name="menu" />
          {m.staff_menu()}
          <Icon name="down" className="ml-auto text-teal transition-transform group-open:rotate-180" />
        </summary>
        <MenuItems path={path} menuItems={menuItems} place="fold" />
      </details>
      <div className="sticky top-0 max-h-dvh overflow-y-auto max-lg:hidden">
        <MenuItems path={path} menuItems={menuItems} place="side" />
      </div>
    </nav>
  );
}

function MenuItems({
  path,
  menuItems,
  place,
}: {
  path: string;
  menuItems: readonly ShownMenuItem[];
  place: 'fold' | 'side';
}) {
  const groups = Object.keys(consoleMenuGroups) as ConsoleMenuGroup[];
  const section = sectionOf(path);
  return (
    <div className="p-3">
      <ul className="space-y-0.5">
        <MenuLink href="/staff" label={m.staff_home_title()} icon="home" isHere={path === '/staff'} />
      </ul>
      {groups.map((group) => {
        const own = menuItems.filter((item) => item.group === group);
        return own.length === 0 ? null : (
          <div key={group} className="mt-2">
            <p id={`desks-${place}-${group}`} className="px-3 pb-0.5 text-[0.8125rem] font-semibold text-muted">
              {consoleMenuGroups[group]()}
            </p>
            <ul aria-labelledby={`desks-${place}-${group}`} className="space-y-0.5">
              {own.map((item) => (
                <MenuLink
                  key={item.path}
                  href={item.path}
                  label={item.label}
                  icon={item.icon}
                  isHere={item.path === section}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {place === 'fold' && (
        <ul className="mt-3 border-t border-line pt-3">
          <MenuLink
            href="/staff/passkeys"
            label={m.setting_passkeys()}
            icon="user"
            isHere={path === '/staff/passkeys'}
          />
          <MenuLink href="/staff/sessions" label={m.staff_sessions()} icon="user" isHere={path === '/staff/sessions'} />
        </ul>
      )}
      <div className="mt-2 border-t border-line pt-2">
        <ShortcutsButton />
      </div>
    </div>
  );
}

function MenuLink({
  href,
  label,
  icon,
  isHere,
}: {
  href: string;
  label: string;
  icon: ConsoleIconName;
  isHere: boolean;
}) {
  return (
    <li>
      <SiteLink
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 rounded-soft px-3 py-1.5 leading-tight lg:min-h-8 lg:py-0.5 lg:text-[0.9375rem] text-ink no-underline hover:bg-pale hover:text-ink aria-[current]:bg-pale aria-[current]:font-semibold aria-[current]:text-teal-dark"
      >
        <ConsoleIcon name={icon} className="text-teal" />
        {label}
      </SiteLink>
    </li>
  );
}
