import { Icon } from '#src/design/icon.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ShownDesk } from '../staff.server.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';

/** The desks that these duties open: at the left on wide screens, folded above the work on narrow ones. */
export function ConsoleMenu({ path, desks }: { path: string; desks: readonly ShownDesk[] }) {
  return (
    <nav aria-label={m.staff_menu()} className="border-line bg-white max-lg:border-b lg:border-r">
      <details className="group lg:hidden">
        <summary className="no-marker flex min-h-12 items-center gap-3 px-4 font-semibold text-deep">
          <Icon name="menu" />{m.staff_menu()}<Icon name="down" className="ml-auto text-teal transition-transform group-open:rotate-180" />
        </summary>
        <Desks path={path} desks={desks} />
      </details>
      <div className="sticky top-0 max-lg:hidden"><Desks path={path} desks={desks} /></div>
    </nav>
  );
}

function Desks({ path, desks }: { path: string; desks: readonly ShownDesk[] }) {
  return (
    <ul className="space-y-0.5 p-3">
      <MenuLink href="/staff" label={m.staff_home_title()} icon="home" isHere={path === '/staff'} />
      {desks.map((desk) => <MenuLink key={desk.path} href={desk.path} label={desk.label} icon={desk.icon} isHere={path === desk.path || path.startsWith(`${desk.path}/`)} />)}
    </ul>
  );
}

function MenuLink({ href, label, icon, isHere }: { href: string; label: string; icon: DeskIconName; isHere: boolean }) {
  return (
    <li>
      <SiteLink href={href} aria-current={isHere ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 rounded-soft px-3 py-1.5 leading-tight text-ink no-underline hover:bg-pale hover:text-ink aria-[current]:bg-pale aria-[current]:font-semibold aria-[current]:text-teal-dark">
        <DeskIcon name={icon} className="text-teal" />{label}
      </SiteLink>
    </li>
  );
}
