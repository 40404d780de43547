import { Icon, type IconName } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { SignOutButton } from '#src/features/patient/sessions/ui/sign-out-button.tsx';
import { m } from '#src/paraglide/messages.js';

interface MenuEntry {
  href: string;
  label: string;
  icon: IconName;
  /** Other paths that belong to the entry. */
  covers?: readonly string[];
}

/** The patient's own pages, in the order of use. */
function menu(): { title: string; entries: MenuEntry[] }[] {
  return [
    {
      title: m.profile_menu_care(),
      entries: [
        { href: '/profile', label: m.profile_title(), icon: 'home' },
        {
          href: '/my-appointments',
          label: m.profile_menu_appointments(),
          icon: 'calendar',
          covers: ['/my-appointments/'],
        },
        { href: '/my-purchases', label: m.profile_menu_purchases(), icon: 'document', covers: ['/my-purchases/'] },
        { href: '/my-guarantee-letters', label: m.profile_menu_letters(), icon: 'approved' },
        { href: '/medical-card', label: m.profile_menu_medical_card(), icon: 'card', covers: ['/medical-card/'] },
        { href: '/profile/member', label: m.profile_menu_member(), icon: 'card' },
        { href: '/history', label: m.profile_menu_history(), icon: 'history' },
        {
          href: '/my-collections-doctor',
          label: m.profile_menu_saved(),
          icon: 'bookmark',
          covers: ['/my-collections-'],
        },
      ],
    },
    {
      title: m.profile_menu_me(),
      entries: [
        {
          href: '/profile/details',
          label: m.profile_menu_details(),
          icon: 'user',
          covers: ['/profile/account', '/profile/address', '/profile/identity'],
        },
        { href: '/profile/persons', label: m.profile_menu_persons(), icon: 'users', covers: ['/profile/persons/'] },
        { href: '/profile/notifications', label: m.profile_menu_notifications(), icon: 'bell' },
        { href: '/setting', label: m.profile_menu_setting(), icon: 'shield', covers: ['/setting/'] },
      ],
    },
  ];
}

/** Beside the page on wide screens; on phones a disclosure. */
export function AccountMenu({ path }: { path: string }) {
  const groups = menu();
  const isCurrent = ({ href, covers = [] }: MenuEntry) =>
    href === path || covers.some((start) => path.startsWith(start));
  const current = groups.flatMap(({ entries }) => entries).find(isCurrent);
  const list = groups.map(({ title, entries }) => (
    <section key={title}>
      <h2 className="px-3 pt-3 pb-1 text-sm font-semibold tracking-normal text-gold-text">{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuLink entry={entry} isCurrent={entry === current} />
          </li>
        ))}
      </ul>
    </section>
  ));
  const here = current ? m.profile_menu_here({ page: current.label }) : m.profile_menu_title();
  return (
    <>
      <details className="group rounded-petal border border-line bg-white lg:hidden">
        <summary className="no-marker flex min-h-12 items-center gap-3 px-4 py-2 font-semibold text-deep">
          <Icon name="list" className="text-teal" />
          <span className="min-w-0 flex-1">{here}</span>
          <Icon name="down" size={18} className="text-teal transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <nav aria-label={here} className="border-t border-line px-2 pb-3">
          {list}
          <Leave />
        </nav>
      </details>
      <nav
        aria-label={m.profile_menu_title()}
        className="sticky top-28 hidden rounded-petal border border-line bg-white p-3 shadow-card lg:block"
      >
        {list}
        <Leave />
      </nav>
    </>
  );
}

function Leave() {
  return (
    <div className="mt-2 border-t border-line px-3 pt-3 pb-1">
      <SignOutButton variant="quiet" />
    </div>
  );
}

function MenuLink({ entry: { href, label, icon }, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  return (
    <SiteLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-soft px-3 py-1.5 no-underline ${isCurrent ? 'bg-pale font-semibold text-deep' : 'text-ink hover:bg-mist'}`}
    >
      <Icon name={icon} className="text-teal" />
      {label}
    </SiteLink>
  );
}
