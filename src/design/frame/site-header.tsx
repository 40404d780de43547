import { useRef, type ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { OfferedLanguages } from '#src/shared/languages.ts';
import { SiteTabs } from './active-tab.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { Icon } from '../icons/icon.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { phoneHref } from '../content/phone-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useHeaderBehaviour } from './use-header-behaviour.ts';

export interface HeaderBrand {
  groupName: string;
  shortName: string;
  /** The group's own logo. */
  logoUrl?: string | undefined;
  phone: string;
  emergencyPhone: string;
  siteLanguages?: OfferedLanguages;
}

interface SiteHeaderProps {
  brand: HeaderBrand;
  /** This page's address without language prefix. */
  path: string;
  /** MainMenu and PhoneMenu: one for wide screens, one for phones. */
  menu: ReactNode;
  phoneMenu: ReactNode;
  /** Whether the site has a search page. */
  search?: boolean;
  /** The link to the cart. */
  cart?: ReactNode;
  /** The sign-in link, or the patient's menu. */
  account?: ReactNode;
}

/** Emergency and group numbers first, then the menu. The bar is sticky and turns compact after 80 pixels. */
export function SiteHeader({ brand, path, menu, phoneMenu, search = false, cart, account }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  useHeaderBehaviour(header, sentinel);
  return (
    <header ref={header} className="group/header contents print:hidden">
      <div ref={sentinel} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 h-20 w-px" />
      <TopBar brand={brand} path={path} />
      {/* The outer box keeps its height, so that the layout does not shift when the bar inside turns compact. */}
      <div className="pointer-events-none sticky top-0 z-40 h-18 lg:h-20">
        <div className="pointer-events-auto relative flex h-18 items-center border-b border-line bg-white transition-[height] duration-150 group-data-compact/header:h-15 group-data-compact/header:shadow-card lg:h-20 lg:group-data-compact/header:h-16">
          <div className="page-column flex items-center gap-3 max-sm:gap-1">
            <Home brand={brand} />
            <div className="ml-auto flex items-center gap-2 max-sm:gap-0">
              {menu}
              {search && (
                <SiteLink
                  href="/search"
                  aria-label={m.design_search()}
                  className="grid size-11 place-items-center rounded-soft text-deep hover:bg-pale max-[22rem]:hidden"
                >
                  <Icon name="search" size={22} />
                </SiteLink>
              )}
              {cart}
              {account}
              {phoneMenu}
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function Home({ brand }: { brand: HeaderBrand }) {
  return (
    <SiteLink
      href="/"
      aria-label={m.design_home_of({ group: brand.groupName })}
      className="flex min-h-11 min-w-0 items-center gap-3 no-underline max-sm:gap-2"
    >
      <span
        aria-hidden="true"
        className="h-11 shrink-0 transition-[height] duration-150 group-data-compact/header:h-9 [&>svg]:size-full"
      >
        <BrandMark logoUrl={brand.logoUrl} size={brand.logoUrl ? 36 : 44} />
      </span>
      <span className="min-w-0 text-lg leading-tight font-semibold tracking-tight text-deep max-sm:w-min lg:text-xl">
        {brand.groupName}
      </span>
    </SiteLink>
  );
}

function TopBar({ brand, path }: { brand: HeaderBrand; path: string }) {
  const line =
    'inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-white no-underline hover:text-white hover:underline';
  return (
    <section aria-label={m.design_emergency()} className="on-deep bg-deep text-[0.9375rem] text-white">
      <div className="page-column flex flex-wrap items-center gap-x-2 sm:gap-x-6">
        <a href={phoneHref(brand.emergencyPhone)} className={`${line} font-semibold`}>
          <Icon name="emergency" size={18} className="text-gold" />
          {m.design_emergency()} <span className="tabular-nums">{brand.emergencyPhone}</span>
        </a>
        {brand.phone ? (
          <a href={phoneHref(brand.phone)} className={`${line} max-md:hidden`}>
            <Icon name="phone" size={16} className="text-gold" />
            {m.design_group_line()} <span className="tabular-nums">{brand.phone}</span>
          </a>
        ) : null}
        <div className="ml-auto flex flex-wrap items-center gap-x-6">
          <SiteTabs path={path} />
          <LanguageSwitcher path={path} offered={brand.siteLanguages} />
        </div>
      </div>
    </section>
  );
}
