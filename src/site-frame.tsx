import type { ReactNode } from 'react';
import { MobileBottomNav } from '#src/design/mobile-bottom-nav.tsx';
import { SiteFooter } from '#src/design/site-footer.tsx';
import { SiteHeader } from '#src/design/site-header.tsx';
import { SkipLink } from '#src/design/skip-link.tsx';
import { useInPageLinks } from '#src/design/use-in-page-links.ts';
import { CartLink } from '#src/features/cart/ui/cart-link.tsx';
import type { Brand } from '#src/features/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';

interface MenuGroup {
  title: string;
  links: { label: string; href: string; hint?: string }[];
}

/** What the header's menu offers, group by group. */
function menuGroups(): MenuGroup[] {
  return [
    {
      title: m.site_menu_find_care(),
      links: [
        { label: m.site_nav_doctors(), href: '/doctor', hint: m.site_nav_doctors_hint() },
        { label: m.site_nav_hospitals(), href: '/our-hospitals', hint: m.site_nav_hospitals_hint() },
        { label: m.site_nav_centres(), href: '/speciality-centre', hint: m.site_nav_centres_hint() },
      ],
    },
    {
      title: m.site_menu_book(),
      links: [
        { label: m.site_nav_book(), href: '/book', hint: m.site_nav_book_hint() },
        { label: m.site_nav_packages(), href: '/health-package', hint: m.site_nav_packages_hint() },
        { label: m.site_nav_teleconsult(), href: '/doctor?teleconsult=yes', hint: m.site_nav_teleconsult_hint() },
      ],
    },
    {
      title: m.site_menu_about(),
      links: [
        { label: m.site_nav_group(), href: '/corporate-home', hint: m.site_nav_group_hint() },
        { label: m.site_nav_api(), href: '/api/docs', hint: m.site_nav_api_hint() },
      ],
    },
  ];
}

/** Header, footer and the phone's bottom navigation around every page. */
export function SiteFrame({ brand, path, children }: { brand: Brand; path: string; children: ReactNode }) {
  const groups = menuGroups();
  useInPageLinks();
  return (
    <>
      <SkipLink />
      <SiteHeader brand={brand} path={path} menu={groups} cart={<CartLink />} />
      <main id="main" tabIndex={-1}>{children}</main>
      <SiteFooter brand={brand} strapline={localText(brand.strapline, getLocale()).text} groups={groups} />
      <MobileBottomNav
        path={path}
        links={[
          { label: m.site_nav_home(), href: '/home', icon: 'home' },
          { label: m.site_nav_doctors(), href: '/doctor', icon: 'stethoscope' },
          { label: m.site_nav_book(), href: '/book', icon: 'calendar' },
          { label: m.site_nav_packages_short(), href: '/health-package', icon: 'package' },
          { label: m.site_nav_me(), href: '/profile', icon: 'user' },
        ]}
      />
    </>
  );
}
