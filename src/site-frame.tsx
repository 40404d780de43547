import type { ReactNode } from 'react';
import { MobileBottomNav } from '#src/design/frame/mobile-bottom-nav.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { serverOnly } from '#src/design/rendering/server-only.tsx';
import { SiteHeader } from '#src/design/frame/site-header.tsx';
import { SkipLink } from '#src/design/frame/skip-link.tsx';
import { useInPageLinks } from '#src/design/navigation/use-in-page-links.ts';
import { CartLink } from '#src/features/shop/cart/ui/cart-link.tsx';
import { AccountLink } from '#src/features/patient/sessions/ui/account-link.tsx';
import { SessionLoader } from '#src/features/patient/sessions/ui/session-loader.tsx';
import type { MenuKey, ShownGroup } from '#src/features/site/menus/menus.schema.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { FixedFooter, FixedMainMenu, FixedPhoneMenu, FixedScriptsOff } from './site-menu.tsx';

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
  useInPageLinks();
  return (
    <>
      <SkipLink />
      <PagePart soon>
        <SiteHeader
          brand={brand}
          path={path}
          menu={<FixedMainMenu own={menus.header} />}
          phoneMenu={<FixedPhoneMenu own={menus.header} />}
          search
          account={<AccountLink />}
          cart={<CartLink />}
        />
      </PagePart>
      <FixedScriptsOff phone={brand.phone} />
      <SessionLoader isPatient={isPatient} />
      <main id="main" tabIndex={-1}>
        <PagePart soon>{children}</PagePart>
      </main>
      <FixedFooter brand={brand} own={menus.footer} />
      <BottomNav path={path} />
    </>
  );
}

/** The phone's bottom navigation. */
function FiveLinks({ path }: { path: string }) {
  return (
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
  );
}

const BottomNav = serverOnly(import.meta.env.SSR ? FiveLinks : null);
