import { m } from '#src/paraglide/messages.js';
import { BrandMark } from '../brand-mark.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { phoneHref } from '../content/phone-link.tsx';
import type { HeaderBrand } from './site-header.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

/** The header of a task in steps: link home, emergency number, the group's number, the language. */
export function FlowHeader({ brand, path }: { brand: HeaderBrand; path: string }) {
  return (
    <header className="on-deep bg-deep text-[0.9375rem] text-white">
      <div className="page-column flex min-h-14 flex-wrap items-center gap-x-2 sm:gap-x-5">
        <SiteLink
          href="/"
          aria-label={m.design_home_of({ group: brand.groupName })}
          className="flex min-h-11 min-w-11 items-center gap-2 text-white no-underline hover:text-white"
        >
          <BrandMark logoUrl={brand.logoUrl} size={36} isOnDeep />
          <span className="text-lg leading-tight font-semibold max-sm:sr-only">{brand.groupName}</span>
        </SiteLink>
        <div className="ml-auto flex flex-wrap items-center gap-x-1 sm:gap-x-5">
          <Line icon="emergency" label={m.design_emergency()} phone={brand.emergencyPhone} isShort />
          {brand.phone ? <Line icon="phone" label={m.design_help()} phone={brand.phone} /> : null}
          <LanguageSwitcher path={path} offered={brand.siteLanguages} />
        </div>
      </div>
    </header>
  );
}

interface LineProps {
  icon: IconName;
  label: string;
  phone: string;
  /** Whether the number is short enough for the narrowest phone. */
  isShort?: boolean;
}

/** A number to call. On phones a long number is an icon, with its name for screen readers. */
function Line({ icon, label, phone, isShort = false }: LineProps) {
  return (
    <a
      href={phoneHref(phone)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap text-white no-underline hover:text-white hover:underline"
    >
      <Icon name={icon} size={18} className="text-gold" />
      <span className="max-lg:sr-only">{label} </span>
      <span className={`tabular-nums ${isShort ? 'font-semibold' : 'max-lg:sr-only'}`}>{phone}</span>
    </a>
  );
}
