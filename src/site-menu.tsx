import { fixedMarkup } from '#src/design/fixed-markup.tsx';
import { MainMenu, PhoneMenu, type MenuGroup } from '#src/design/main-menu.tsx';
import { SiteFooter } from '#src/design/site-footer.tsx';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';

/** The groups of the header's menu. */
function menuGroups(): MenuGroup[] {
  return [
    {
      title: m.site_menu_find_care(),
      links: [
        { label: m.site_nav_doctors(), href: '/doctor', hint: m.site_nav_doctors_hint() },
        { label: m.site_nav_hospitals(), href: '/our-hospitals', hint: m.site_nav_hospitals_hint() },
        { label: m.site_nav_centres(), href: '/speciality-centre', hint: m.site_nav_centres_hint() },
        {
          label: m.info_pages_name_ambulatory(),
          href: '/ambulatory-care-and-wellness',
          hint: m.site_nav_ambulatory_hint(),
        },
        { label: m.info_pages_name_ancillary(), href: '/anciliary-services', hint: m.site_nav_ancillary_hint() },
        { label: m.info_pages_name_wakaf(), href: '/klinik-wakaf-an-nur', hint: m.site_nav_wakaf_hint() },
        { label: m.design_search(), href: '/search' },
      ],
    },
    {
      title: m.site_menu_book(),
      links: [
        { label: m.site_nav_book(), href: '/book', hint: m.site_nav_book_hint() },
        { label: m.site_nav_packages(), href: '/health-package', hint: m.site_nav_packages_hint() },
        { label: m.site_nav_letters(), href: '/gl-application', hint: m.site_nav_letters_hint() },
        { label: m.site_nav_teleconsult(), href: '/doctor?teleconsult=yes', hint: m.site_nav_teleconsult_hint() },
      ],
    },
    {
      title: m.site_menu_read(),
      links: [
        { label: m.site_nav_insights(), href: '/insights-corner', hint: m.site_nav_insights_hint() },
        { label: m.site_nav_events(), href: '/events', hint: m.site_nav_events_hint() },
        { label: m.site_nav_campaigns(), href: '/campaigns-promotions', hint: m.site_nav_campaigns_hint() },
        { label: m.site_nav_news(), href: '/news', hint: m.site_nav_news_hint() },
        { label: m.site_nav_faq(), href: '/faq', hint: m.site_nav_faq_hint() },
      ],
    },
    {
      title: m.site_menu_about(),
      links: [
        { label: m.site_nav_group(), href: '/corporate-home', hint: m.site_nav_group_hint() },
        { label: m.site_nav_csr(), href: '/csr', hint: m.site_nav_csr_hint() },
        { label: m.site_nav_careers(), href: '/career', hint: m.site_nav_careers_hint() },
        { label: m.site_nav_consultants(), href: '/consultant', hint: m.site_nav_consultants_hint() },
        { label: m.site_nav_tenders(), href: '/procurement', hint: m.site_nav_tenders_hint() },
        { label: m.site_nav_contact(), href: '/contact-us', hint: m.site_nav_contact_hint() },
        { label: m.site_nav_tourism(), href: '/health-tourism', hint: m.site_nav_tourism_hint() },
        { label: m.site_nav_cares(), href: '/cares', hint: m.site_nav_cares_hint() },
        { label: m.site_nav_clinic_network(), href: '/mccn/our-collaboration', hint: m.site_nav_clinic_network_hint() },
        { label: m.site_nav_library(), href: '/mccn/health-library', hint: m.site_nav_library_hint() },
        { label: m.site_nav_challenge(), href: '/innovationcampaign', hint: m.site_nav_challenge_hint() },
        { label: m.site_nav_api(), href: '/api/docs', hint: m.site_nav_api_hint() },
      ],
    },
  ];
}

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

function WideMenu() {
  return <MainMenu menu={menuGroups()} label={m.design_main_menu()} />;
}

function SheetMenu() {
  return <PhoneMenu menu={menuGroups()} label={m.design_menu()} />;
}

function Footer({ brand }: { brand: Brand }) {
  return (
    <SiteFooter
      brand={brand}
      strapline={localText(brand.strapline, getLocale()).text}
      groups={menuGroups()}
      legal={{ title: m.site_legal(), links: legalLinks() }}
    />
  );
}

/** The menu of wide screens, the one of phones, and the footer: the same on every page of a language. */
export const FixedMainMenu = fixedMarkup('main-menu', import.meta.env.SSR ? WideMenu : null);
export const FixedPhoneMenu = fixedMarkup('phone-menu', import.meta.env.SSR ? SheetMenu : null);
export const FixedFooter = fixedMarkup<{ brand: Brand }>('footer', import.meta.env.SSR ? Footer : null);
