/** The menus as they are shipped: the header and the footer show them until staff have saved their own. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MenuItem, ShownGroup, ThreeTexts } from './menus.schema.ts';

interface ShippedGroup {
  title: MessageText;
  links: readonly { label: MessageText; href: string; hint?: MessageText }[];
}

const shipped: readonly ShippedGroup[] = [
  {
    title: m.site_menu_find_care,
    links: [
      { label: m.site_nav_doctors, href: '/doctor', hint: m.site_nav_doctors_hint },
      { label: m.site_nav_hospitals, href: '/our-hospitals', hint: m.site_nav_hospitals_hint },
      { label: m.site_nav_centres, href: '/speciality-centre', hint: m.site_nav_centres_hint },
      {
        label: m.info_pages_name_ambulatory,
        href: '/ambulatory-care-and-wellness',
        hint: m.site_nav_ambulatory_hint,
      },
      { label: m.info_pages_name_ancillary, href: '/anciliary-services', hint: m.site_nav_ancillary_hint },
      { label: m.info_pages_name_wakaf, href: '/klinik-wakaf-an-nur', hint: m.site_nav_wakaf_hint },
      { label: m.design_search, href: '/search' },
    ],
  },
  {
    title: m.site_menu_book,
    links: [
      { label: m.site_nav_book, href: '/book', hint: m.site_nav_book_hint },
      { label: m.site_nav_packages, href: '/health-package', hint: m.site_nav_packages_hint },
      { label: m.site_nav_letters, href: '/gl-application', hint: m.site_nav_letters_hint },
      { label: m.site_nav_teleconsult, href: '/doctor?teleconsult=yes', hint: m.site_nav_teleconsult_hint },
    ],
  },
  {
    title: m.site_menu_read,
    links: [
      { label: m.site_nav_insights, href: '/insights-corner', hint: m.site_nav_insights_hint },
      { label: m.site_nav_events, href: '/events', hint: m.site_nav_events_hint },
      { label: m.site_nav_campaigns, href: '/campaigns-promotions', hint: m.site_nav_campaigns_hint },
      { label: m.site_nav_news, href: '/news', hint: m.site_nav_news_hint },
      { label: m.site_nav_faq, href: '/faq', hint: m.site_nav_faq_hint },
    ],
  },
  {
    title: m.site_menu_about,
    links: [
      { label: m.site_nav_group, href: '/corporate-home', hint: m.site_nav_group_hint },
      { label: m.site_nav_csr, href: '/csr', hint: m.site_nav_csr_hint },
      { label: m.site_nav_careers, href: '/career', hint: m.site_nav_careers_hint },
      { label: m.site_nav_consultants, href: '/consultant', hint: m.site_nav_consultants_hint },
      { label: m.site_nav_tenders, href: '/procurement', hint: m.site_nav_tenders_hint },
      { label: m.site_nav_contact, href: '/contact-us', hint: m.site_nav_contact_hint },
      { label: m.site_nav_tourism, href: '/health-tourism', hint: m.site_nav_tourism_hint },
      { label: m.site_nav_cares, href: '/cares', hint: m.site_nav_cares_hint },
      { label: m.site_nav_clinic_network, href: '/mccn/our-collaboration', hint: m.site_nav_clinic_network_hint },
      { label: m.site_nav_library, href: '/mccn/health-library', hint: m.site_nav_library_hint },
      { label: m.site_nav_challenge, href: '/innovationcampaign', hint: m.site_nav_challenge_hint },
      { label: m.site_nav_api, href: '/api/docs', hint: m.site_nav_api_hint },
    ],
  },
];

/** The shipped menu in one language. */
export function shippedMenu(language: Language): ShownGroup[] {
  const said = (text: MessageText) => text({}, { locale: language });
  return shipped.map(({ title, links }) => ({
    title: said(title),
    links: links.map(({ label, href, hint }) => ({ label: said(label), href, ...(hint ? { hint: said(hint) } : {}) })),
  }));
}

/** The shipped menu as items, from which editing starts. */
export function shippedItems(): MenuItem[] {
  const items: MenuItem[] = [];
  const add = (item: Omit<MenuItem, 'id'>) => {
    const id = `s${items.length + 1}`;
    items.push({ id, ...item });
    return id;
  };
  for (const { title, links } of shipped) {
    const under = add({ under: '', href: '', label: inAll(title), hint: inAll() });
    for (const { label, href, hint } of links) add({ under, href, label: inAll(label), hint: inAll(hint) });
  }
  return items;
}

function inAll(text?: MessageText): ThreeTexts {
  const said = (locale: Language) => (text ? text({}, { locale }) : '');
  return { en: said('en'), ms: said('ms'), zh: said('zh') };
}
