import { Icon } from '../icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { SiteLink } from '../navigation/site-link.tsx';

interface MobileBottomNavProps {
  /** This page's address without language prefix. */
  path: string;
  links: readonly { label: string; href: string; icon: string }[];
}

/** The five links of the bottom navigation, on phones only. */
export function MobileBottomNav({ path, links }: MobileBottomNavProps) {
  const isHere = (href: string) =>
    path === href || (path === '/' && href === '/home') || (href !== '/home' && path.startsWith(`${href}/`));
  return (
    <nav
      aria-label={m.design_quick_links()}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] shadow-lift md:hidden"
    >
      <ul className="flex">
        {links.map(({ label, href, icon }) => (
          <li key={href} className="min-w-0 flex-1">
            <SiteLink
              href={href}
              aria-current={isHere(href) ? 'page' : undefined}
              className="flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent px-0.5 text-center text-xs leading-tight font-medium text-muted no-underline aria-[current]:border-gold aria-[current]:text-teal"
            >
              <Icon name={icon} size={22} />
              <span className="max-w-full hyphens-auto wrap-anywhere">{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
