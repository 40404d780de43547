import { Icon } from '../icons/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

export interface MenuGroup {
  title: string;
  /** The group is one link, without entries below it. */
  href?: string;
  links: readonly { label: string; href: string; hint?: string }[];
}

/** The menu of wide screens: one group is open at a time, by the platform's own `details`. */
export function MainMenu({ menu, label }: { menu: readonly MenuGroup[]; label: string }) {
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {menu.map((group, index) => (
          <li key={`${index}-${group.title}`} className="relative">
            {group.href === undefined ? (
              <GroupSheet group={group} opensRight={index < Math.floor(menu.length / 2)} />
            ) : (
              <SoleLink group={group} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The sheets of the menu's first half open to the right: there may be less space to the left of their titles than a
 * sheet is wide.
 */
function GroupSheet({ group, opensRight }: { group: MenuGroup; opensRight: boolean }) {
  return (
    <details name="main-menu" data-menu className="group">
      <summary className="no-marker flex min-h-11 items-center gap-1.5 rounded-soft px-3.5 font-semibold text-deep hover:bg-pale group-open:bg-pale group-open:text-teal">
        {group.title}
        <Icon name="down" size={16} className="text-teal transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div
        className={`absolute top-full z-50 mt-3 w-88 rounded-petal border border-line bg-white p-3 shadow-lift ${opensRight ? 'left-0' : 'right-0'}`}
      >
        <GroupLinks group={group} />
      </div>
    </details>
  );
}

function SoleLink({ group: { title, href = '/' } }: { group: MenuGroup }) {
  return (
    <SiteLink
      href={href}
      className="flex min-h-11 items-center rounded-soft px-3.5 font-semibold text-deep no-underline hover:bg-pale"
    >
      {title}
    </SiteLink>
  );
}

/** The same on phones: everything in one sheet below the header. */
export function PhoneMenu({ menu, label }: { menu: readonly MenuGroup[]; label: string }) {
  return (
    <details data-menu className="group lg:hidden">
      <summary className="no-marker inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-3 font-semibold whitespace-nowrap text-deep hover:bg-pale max-sm:px-2.5">
        <span className="group-open:hidden">
          <Icon name="menu" size={22} />
        </span>
        <span className="hidden group-open:inline">
          <Icon name="close" size={22} />
        </span>
        {label}
      </summary>
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain border-t border-line bg-white px-4 py-5 shadow-lift"
      >
        {menu.map((group, index) => (
          <section key={`${index}-${group.title}`} className="mb-4">
            {group.href === undefined ? (
              <>
                <h2 className="px-3 pb-1 text-sm font-semibold tracking-normal text-gold-text">{group.title}</h2>
                <GroupLinks group={group} />
              </>
            ) : (
              <GroupLinks group={{ title: '', links: [{ label: group.title, href: group.href }] }} />
            )}
          </section>
        ))}
      </nav>
    </details>
  );
}

function GroupLinks({ group }: { group: MenuGroup }) {
  return (
    <ul>
      {group.links.map(({ label, href, hint }, index) => (
        <li key={`${index}-${href}`}>
          <SiteLink href={href} className="block rounded-soft px-3 py-2.5 no-underline hover:bg-pale">
            <span className="block font-semibold text-teal">{label}</span>
            {hint && <span className="block text-[0.9375rem] leading-snug text-muted">{hint}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
