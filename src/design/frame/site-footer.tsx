import { m } from '#src/paraglide/messages.js';
import { SongketBand } from '../art/songket-band.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { FoldOnPhones } from '../content/fold-on-phones.tsx';
import { Icon } from '../icons/icon.tsx';
import type { MenuGroup } from './main-menu.tsx';
import { phoneHref } from '../content/phone-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

interface FooterBrand {
  groupName: string;
  companyName: string;
  logoUrl?: string | undefined;
  phone: string;
  emergencyPhone: string;
  email: string;
  address: string;
  registrationNumber: string;
  social: readonly { name: string; href: string }[];
}

interface SiteFooterProps {
  brand: FooterBrand;
  strapline: string;
  groups: readonly MenuGroup[];
  /** Terms and notices, in one line at the end. */
  legal: MenuGroup;
}

const link = 'inline-flex min-h-11 items-center py-1.5 text-white/90 no-underline hover:text-white hover:underline';

/** Contact details, the places of the group, and the links of the site. */
export function SiteFooter({ brand, strapline, groups, legal }: SiteFooterProps) {
  return (
    <footer className="later on-deep bg-deep pb-20 text-white [--later:38rem] md:pb-0 print:hidden">
      <div aria-hidden="true" className="h-3 overflow-hidden">
        <SongketBand tone="deep" />
      </div>
      <div className="page-column grid gap-5 py-6 sm:gap-10 sm:py-12 lg:py-16 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Group brand={brand} strapline={strapline} />
        <div className="grid sm:grid-cols-2 sm:gap-8 md:grid-cols-4 md:gap-6 xl:gap-8">
          {groups.map((group, index) => (
            <FooterGroup key={`${index}-${group.title}`} group={group} />
          ))}
        </div>
      </div>
      <div className="border-t border-white/15">
        <div className="page-column flex flex-wrap items-center justify-between gap-x-8 py-2 text-[0.9375rem] sm:py-4 text-white/80">
          <p className="py-2">
            {[brand.companyName || brand.groupName, brand.registrationNumber].filter(Boolean).join(' · ')}
          </p>
          <nav aria-label={legal.title}>
            <ul className="flex flex-wrap gap-x-6">
              {legal.links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href} className={link}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul aria-label={m.design_social()} className="flex flex-wrap gap-x-6" hidden={brand.social.length === 0}>
            {brand.social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="noopener" className={link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ group: { title, href, links } }: { group: MenuGroup }) {
  if (href !== undefined)
    return (
      <p className="max-sm:border-b max-sm:border-white/15">
        <SiteLink href={href} className={`${link} font-semibold`}>
          {title}
        </SiteLink>
      </p>
    );
  return (
    <nav aria-label={title}>
      <FoldOnPhones
        title={title}
        heading={<h2 className="text-base text-gold">{title}</h2>}
        titleClass="text-base text-gold"
        className="max-sm:border-b max-sm:border-white/15"
      >
        <ul className="mt-1 grid grid-cols-2 gap-x-4 leading-snug sm:block">
          {links.map(({ label, href: address }, index) => (
            <li key={`${index}-${address}`}>
              <SiteLink href={address} className={link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </FoldOnPhones>
    </nav>
  );
}

function Group({ brand, strapline }: Pick<SiteFooterProps, 'brand' | 'strapline'>) {
  return (
    <div className="grid-cols-2 items-start gap-x-8 sm:max-xl:grid">
      <div>
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="shrink-0">
            <BrandMark logoUrl={brand.logoUrl} size={48} isOnDeep />
          </span>
          <p className="text-xl font-semibold">{brand.groupName}</p>
        </div>
        <p className="mt-3 text-lg text-white/90 max-sm:hidden">{strapline}</p>
      </div>
      <address className="mt-3 not-italic sm:max-xl:mt-0 xl:mt-5">
        <p className="max-w-sm text-white/90 max-sm:hidden">{brand.address}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 xl:flex-col xl:items-start">
          {brand.phone ? (
            <a href={phoneHref(brand.phone)} className={`${link} gap-2 tabular-nums`}>
              <Icon name="phone" size={18} className="text-gold" />
              {brand.phone}
            </a>
          ) : null}
          {brand.email ? (
            <a href={`mailto:${brand.email}`} className={`${link} gap-2`}>
              <Icon name="mail" size={18} className="text-gold" />
              {brand.email}
            </a>
          ) : null}
          <a href={phoneHref(brand.emergencyPhone)} className={`${link} gap-2 font-semibold tabular-nums`}>
            <Icon name="emergency" size={18} className="text-gold" />
            {m.design_emergency()} {brand.emergencyPhone}
          </a>
        </p>
      </address>
    </div>
  );
}
