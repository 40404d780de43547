import type { ReactNode } from 'react';
import { MobileBottomNav } from '#src/design/mobile-bottom-nav.tsx';
import { ScriptsOff } from '#src/design/scripts-off.tsx';
import { SiteFooter } from '#src/design/site-footer.tsx';
import { SiteHeader } from '#src/design/site-header.tsx';
import { SkipLink } from '#src/design/skip-link.tsx';
import { useInPageLinks } from '#src/design/use-in-page-links.ts';
import { CartLink } from '#src/features/shop/cart/ui/cart-link.tsx';
import { AccountLink } from '#src/features/patient/sessions/ui/account-link.tsx';
import { SessionLoader } from '#src/features/patient/sessions/ui/session-loader.tsx';
import type { MenuKey, ShownGroup } from '#src/features/site/menus/menus.schema.ts';
import { shippedMenu } from '#src/features/site/menus/shipped-menu.rules.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';

/** Links that the law requires on every page. */
function legalLinks() {
  return [
    { label: m.site_legal_pdpa(), href: '/pdpa' },
    { label: m.site_legal_terms(), href: '/terms' },
    { label: m.site_legal_privacy(), href: '/privacy' },
    { label: m.site_legal_cookies(), href: '/cookies#choice' },
    { label: m.site_legal_accessibility(), href: '/accessibility' },
  ];
}

/** Header, footer and the phone's bottom navigation around every page. */
export function SiteFrame({
  brand,
  path,
  isPatient,
  menus,
  children,
}: {
  brand: Brand;
  path: string;
  isPatient: boolean;
  /** The group's own menus; an absent one is shown as shipped. */
  menus: Partial<Record<MenuKey, ShownGroup[]>>;
  children: ReactNode;
}) {
  const shipped = shippedMenu(getLocale());
  useInPageLinks();
  return (
    <>
      <SkipLink />
      <SiteHeader
        brand={brand}
        path={path}
        menu={menus.header ?? shipped}
        search
        account={<AccountLink />}
        cart={<CartLink />}
      />
      <ScriptsOff />
      <SessionLoader isPatient={isPatient} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        strapline={localText(brand.strapline, getLocale()).text}
        groups={menus.footer ?? shipped}
        legal={{ title: m.site_legal(), links: legalLinks() }}
      />
      <MobileBottomNav
        path={path}
        links={[
          { label: m.site_nav_home(), href: '/home', icon: 'home' },
          { label: m.site_nav_doctors_short(), href: '/doctor', icon: 'stethoscope' },
          { label: m.site_nav_book_short(), href: '/book', icon: 'calendar' },
          { label: m.site_nav_packages_short(), href: '/health-package', icon: 'package' },
          { label: m.site_nav_me(), href: '/profile', icon: 'user' },
        ]}
      />
    </>
  );
}
