import type { RouteConfigEntry } from '@react-router/dev/routes';
import { readsOf } from './features/publishing/entries/list-filters.rules.ts';
import { wholePages } from './features/publishing/entries/page-addresses.ts';
import { staffAddresses } from './staff-addresses.ts';

/** An area whose changes drop the cached pages that show it. Settings, keywords and third-party scripts show on every page. */
export type Area =
  | 'settings'
  | 'keywords'
  | 'scripts'
  | 'hospitals'
  | 'specialist-centres'
  | 'doctors'
  | 'appointments'
  | 'packages'
  | 'articles'
  | 'videos'
  | 'podcasts'
  | 'news'
  | 'csr'
  | 'careers'
  | 'tenders'
  | 'campaigns'
  | 'events'
  | 'faq'
  | 'pages'
  | 'library'
  | 'mccn'
  | 'treatments';

/**
 * Documents that never run third-party scripts, are served to navigations alone and never stored: sign-in, forms with personal
 * data, checkout, what a patient sees (signed in), the console (signed in with a second factor). Absent: public.
 */
export type Zone = 'identity' | 'form' | 'checkout' | 'patient' | 'staff';

/** One address of the site, without its language prefix. */
export interface Address {
  path: string;
  file: string;
  /** The query parameters it reads: all others are dropped before the page cache looks. */
  reads?: readonly string[];
  /** What it shows; a page without areas is never kept. */
  shows?: readonly Area[];
  zone?: Zone;
  /** Its address tells what somebody fears they have: no program of others runs on it, though it is public. */
  isConfidential?: boolean;
  /** In a private zone for what is typed into it, and yet for everybody to find: search engines may list it. */
  isToBeFound?: boolean;
  /** Staff see it in the frame that readers see, not in the console's. */
  isPreview?: boolean;
  /** Its form carries files: larger than what people type. */
  takesFiles?: boolean;
}

const catalogue: readonly Area[] = ['hospitals', 'specialist-centres', 'doctors', 'appointments', 'packages'];
const insights: readonly Area[] = ['articles', 'videos', 'podcasts'];
const happenings: readonly Area[] = ['campaigns', 'events', 'hospitals', 'specialist-centres'];
const home: readonly Area[] = [...catalogue, ...insights, 'campaigns', 'events', 'pages'];
const unknownItem = 'features/site/keyword-routing/pages/unknown-item.tsx';

/** THE table of addresses. Details (a hospital, a doctor, a centre) are keywords: the layout shows them before this table is asked. */
export const addresses: readonly Address[] = [
  // home
  { path: '/', file: 'features/site/home/pages/home-page.tsx', shows: home },
  { path: '/home', file: 'features/site/home/pages/home-page.tsx', shows: home },
  {
    path: '/corporate-home',
    file: 'features/site/home/pages/corporate-home-page.tsx',
    shows: ['hospitals', 'doctors'],
  },

  // find care
  {
    path: '/our-hospitals',
    file: 'features/find-care/hospitals/pages/hospital-list.tsx',
    reads: ['location', 'q', 'page', 'view'],
    shows: ['hospitals'],
  },
  {
    path: '/speciality-centre',
    file: 'features/find-care/specialist-centres/pages/speciality-list.tsx',
    reads: ['q'],
    shows: ['specialist-centres'],
  },
  { path: '/speciality-centre/:slug', file: unknownItem, shows: catalogue },
  {
    path: '/speciality-centre/:id/:clinic',
    file: 'features/find-care/specialist-centres/pages/clinic-page.tsx',
    shows: catalogue,
  },
  { path: '/speciality-centre/:specialtySlug/:clinicSlug/services', file: unknownItem, shows: catalogue },
  {
    path: '/doctor',
    file: 'features/find-care/doctors/pages/doctor-list.tsx',
    shows: catalogue,
    reads: ['location', 'specialisation', 'gender', 'filter_lang', 'doctor_name', 'teleconsult', 'sortBy', 'page'],
  },
  { path: '/doctor/:slug', file: unknownItem, shows: catalogue },

  // book
  { path: '/book', file: 'features/appointments/appointments/pages/book-start.tsx' },
  { path: '/book/:doctorSlug', file: 'features/appointments/appointments/pages/book-doctor.tsx', zone: 'form' },
  {
    path: '/book/:doctorSlug/waiting-list',
    file: 'features/appointments/appointments/pages/waiting-list-join.tsx',
    zone: 'form',
  },
  {
    path: '/waiting-list/:reference',
    file: 'features/appointments/appointments/pages/waiting-list-entry.tsx',
    zone: 'form',
  },
  { path: '/book/:doctorSlug/calendar', file: 'features/appointments/appointments/pages/book-calendar.ts' },

  // the people who run it: inside the console's own frame
  ...staffAddresses,

  // talk to us
  { path: '/enquiry', file: 'features/requests/enquiries/pages/enquiry-page.tsx', zone: 'form' },
  {
    path: '/consultant/apply',
    file: 'features/requests/enquiries/pages/consultant-apply.tsx',
    zone: 'form',
    takesFiles: true,
    isToBeFound: true,
  },
  {
    path: '/innovationcampaign/enquiry',
    file: 'features/requests/enquiries/pages/challenge-enquiry.tsx',
    zone: 'form',
  },
  {
    path: '/gl-application',
    file: 'features/requests/guarantee-letters/pages/gl-application.tsx',
    zone: 'form',
    takesFiles: true,
    isToBeFound: true,
  },
  {
    path: '/gl-application/:reference',
    file: 'features/requests/guarantee-letters/pages/gl-status.tsx',
    zone: 'form',
    takesFiles: true,
  },
  { path: '/sent', file: 'features/requests/forms/pages/sent.tsx', zone: 'form' },
  { path: '/follow-up', file: 'features/requests/forms/pages/follow-up.tsx', zone: 'form', takesFiles: true },

  // reading
  {
    path: '/insights-corner',
    file: 'features/reading/insights/pages/insights-corner.tsx',
    shows: ['articles', 'videos', 'podcasts'],
  },
  {
    path: '/articles',
    file: 'features/reading/insights/pages/article-list.tsx',
    reads: readsOf('article'),
    shows: ['articles'],
  },
  {
    path: '/video',
    file: 'features/reading/insights/pages/video-list.tsx',
    reads: readsOf('video'),
    shows: ['videos'],
  },
  {
    path: '/podcast',
    file: 'features/reading/insights/pages/podcast-list.tsx',
    reads: readsOf('podcast'),
    shows: ['podcasts'],
  },
  ...['/articles/:slug', '/video/:slug', '/podcast/:slug'].map((path): Address => ({
    path,
    file: unknownItem,
    shows: insights,
  })),
  { path: '/news', file: 'features/reading/newsroom/pages/news-list.tsx', reads: readsOf('news'), shows: ['news'] },
  { path: '/news/:slug', file: 'features/reading/newsroom/pages/news-page.tsx', shows: ['news'] },
  { path: '/csr', file: 'features/reading/newsroom/pages/csr-list.tsx', reads: readsOf('csr'), shows: ['csr'] },
  { path: '/csr/:id', file: 'features/reading/newsroom/pages/csr-page.tsx', shows: ['csr'] },
  // the patient
  { path: '/my-appointments', file: 'features/appointments/appointments/pages/my-appointments.tsx', zone: 'patient' },
  {
    path: '/my-appointments/:reference',
    file: 'features/appointments/appointments/pages/my-appointment.tsx',
    zone: 'patient',
  },
  {
    path: '/my-appointments/:reference/reschedule',
    file: 'features/appointments/appointments/pages/my-appointment-move.tsx',
    zone: 'patient',
  },
  {
    path: '/my-appointments/:reference/join',
    file: 'features/appointments/appointments/pages/my-appointment-call.tsx',
    zone: 'patient',
  },
  {
    path: '/my-appointments/:reference/join/talk',
    file: 'features/appointments/appointments/pages/my-appointment-talk.ts',
    zone: 'patient',
  },
  {
    path: '/my-appointments/:reference/calendar',
    file: 'features/appointments/appointments/pages/my-appointment-calendar.ts',
    zone: 'patient',
  },
  { path: '/history', file: 'features/patient/profile/pages/history-page.tsx', zone: 'patient' },
  ...['health-package', 'doctor', 'article', 'podcast', 'video'].map((kept): Address => ({
    path: `/my-collections-${kept}`,
    file: 'features/patient/collections/pages/collection-page.tsx',
    zone: 'patient',
  })),
  { path: '/profile', file: 'features/patient/profile/pages/profile-page.tsx', zone: 'patient' },
  { path: '/profile/account', file: 'features/patient/profile/pages/account-form.tsx', zone: 'patient' },
  { path: '/profile/address', file: 'features/patient/profile/pages/address-form.tsx', zone: 'patient' },
  { path: '/profile/identity', file: 'features/patient/profile/pages/identity-form.tsx', zone: 'patient' },
  { path: '/profile/persons', file: 'features/patient/profile/pages/persons-page.tsx', zone: 'patient' },
  { path: '/profile/persons/new', file: 'features/patient/profile/pages/person-form.tsx', zone: 'patient' },
  { path: '/profile/persons/:personId', file: 'features/patient/profile/pages/person-form.tsx', zone: 'patient' },
  {
    path: '/my-guarantee-letters',
    file: 'features/requests/guarantee-letters/pages/my-guarantee-letters.tsx',
    zone: 'patient',
  },
  { path: '/medical-card', file: 'features/requests/medical-cards/pages/medical-cards.tsx', zone: 'patient' },
  {
    path: '/medical-card/new',
    file: 'features/requests/medical-cards/pages/medical-card-form.tsx',
    zone: 'patient',
    takesFiles: true,
  },
  {
    path: '/medical-card/:cardId',
    file: 'features/requests/medical-cards/pages/medical-card-form.tsx',
    zone: 'patient',
    takesFiles: true,
  },
  {
    path: '/medical-card/:cardId/:side',
    file: 'features/requests/medical-cards/pages/medical-card-picture.ts',
    zone: 'patient',
  },
  { path: '/setting', file: 'features/patient/profile/pages/setting-page.tsx', zone: 'patient' },
  { path: '/setting/email', file: 'features/patient/profile/pages/email-form.tsx', zone: 'patient' },
  { path: '/setting/email/confirm', file: 'features/patient/profile/pages/email-confirm.tsx', zone: 'patient' },
  { path: '/setting/password', file: 'features/patient/profile/pages/password-form.tsx', zone: 'patient' },
  { path: '/setting/second-factor', file: 'features/patient/profile/pages/second-factor-page.tsx', zone: 'patient' },
  { path: '/setting/passkeys', file: 'features/patient/profile/pages/passkeys-page.tsx', zone: 'patient' },
  { path: '/setting/devices', file: 'features/patient/profile/pages/devices-page.tsx', zone: 'patient' },
  { path: '/setting/access', file: 'features/patient/profile/pages/access-page.tsx', zone: 'patient' },
  { path: '/setting/data', file: 'features/patient/profile/pages/data-page.tsx', zone: 'patient' },
  { path: '/setting/export', file: 'features/patient/profile/pages/export.ts', zone: 'patient' },
  {
    path: '/profile/notifications',
    file: 'features/patient/notifications/pages/notification-choices.tsx',
    zone: 'patient',
  },

  {
    path: '/events',
    file: 'features/reading/campaigns/pages/event-list.tsx',
    reads: readsOf('event'),
    shows: happenings,
  },
  { path: '/events/:slug', file: unknownItem, shows: happenings },
  { path: '/events/:slug/register', file: 'features/reading/campaigns/pages/event-register.tsx', zone: 'form' },
  {
    path: '/campaigns-promotions',
    file: 'features/reading/campaigns/pages/campaign-list.tsx',
    reads: readsOf('campaign'),
    shows: happenings,
  },
  { path: '/campaigns-promotions/:slug', file: unknownItem, shows: happenings },
  {
    path: '/career',
    file: 'features/reading/careers/pages/career-list.tsx',
    reads: readsOf('career'),
    shows: ['careers', 'hospitals'],
  },
  {
    path: '/career/:slug/apply',
    file: 'features/reading/careers/pages/career-apply.tsx',
    zone: 'form',
    takesFiles: true,
  },
  { path: '/career/:slug', file: 'features/reading/careers/pages/career-page.tsx', shows: ['careers', 'hospitals'] },
  {
    path: '/procurement',
    file: 'features/reading/tenders/pages/tender-list.tsx',
    reads: readsOf('tender'),
    shows: ['tenders', 'pages'],
  },
  {
    path: '/procurement/:slug',
    file: 'features/reading/tenders/pages/tender-page.tsx',
    shows: ['tenders', 'hospitals'],
  },
  { path: '/faq', file: 'features/reading/info-pages/pages/faq.tsx', reads: ['q'], shows: ['faq'] },
  { path: '/contact-us', file: 'features/reading/info-pages/pages/contact-us.tsx', zone: 'form', isToBeFound: true },
  { path: '/pdpa', file: 'features/reading/info-pages/pages/pdpa.tsx', shows: ['pages'] },
  { path: '/cares-app/faq', file: 'features/reading/info-pages/pages/group-faq.tsx', shows: ['faq'] },
  { path: '/cares-faq', file: 'features/reading/info-pages/pages/group-faq.tsx', shows: ['faq'] },
  ...wholePages.map((path): Address => ({
    path,
    file: 'features/reading/info-pages/pages/info-page.tsx',
    shows: ['pages'],
  })),

  // the care programme: what it is, joining, the member's card
  ...Object.entries({
    '/cares': 'cares',
    '/kpj-cares-card-program': 'cares',
    '/cares-membership': 'cares-membership',
    '/cares-platinum-plus': 'cares-platinum-plus',
  }).map(([path, page]): Address => ({
    path,
    file: `features/membership/care-programme/pages/${page}.tsx`,
    shows: ['pages', 'settings'],
  })),
  { path: '/cares-membership/join', file: 'features/membership/care-programme/pages/join.tsx', zone: 'patient' },
  { path: '/profile/member', file: 'features/membership/care-programme/pages/member-page.tsx', zone: 'patient' },

  // packages, cart, collections
  {
    path: '/health-package',
    file: 'features/shop/packages/pages/package-list.tsx',
    shows: ['hospitals', 'packages'],
    reads: ['type', 'age', 'gender', 'location', 'sortBy', 'page'],
  },
  { path: '/health-package/compare', file: 'features/shop/packages/pages/package-compare.tsx' },
  { path: '/health-package/:slug', file: unknownItem, shows: catalogue },
  { path: '/cart', file: 'features/shop/cart/pages/cart.tsx', zone: 'checkout' },
  { path: '/checkout', file: 'features/shop/orders/pages/checkout.tsx', zone: 'checkout' },
  { path: '/checkout/pay', file: 'features/shop/orders/pages/checkout-pay.tsx', zone: 'checkout' },
  { path: '/checkout/result', file: 'features/shop/orders/pages/checkout-result.tsx', zone: 'checkout' },
  { path: '/checkout/document', file: 'features/shop/orders/pages/checkout-document.ts', zone: 'checkout' },
  { path: '/checkout/find', file: 'features/shop/orders/pages/checkout-find.tsx', zone: 'checkout' },
  { path: '/my-purchases', file: 'features/shop/orders/pages/my-purchases.tsx', zone: 'patient' },
  { path: '/my-purchases/:orderId', file: 'features/shop/orders/pages/my-purchase.tsx', zone: 'patient' },
  {
    path: '/my-purchases/:orderId/document',
    file: 'features/shop/orders/pages/my-purchase-document.ts',
    zone: 'patient',
  },
  // Sent and asked by public pages, which know no visitor.
  { path: '/cart/add', file: 'features/shop/cart/pages/cart-add.tsx' },
  { path: '/cart/count', file: 'features/shop/cart/pages/cart-count.ts' },
  { path: '/bookmarks', file: 'features/patient/collections/pages/bookmarks.tsx' },
  { path: '/bookmarks/kept', file: 'features/patient/collections/pages/bookmarks-kept.ts' },

  // who you are
  { path: '/form-ended', file: 'features/patient/sign-in/pages/form-ended.tsx', zone: 'identity' },
  { path: '/login', file: 'features/patient/sign-in/pages/login.tsx', zone: 'identity' },
  { path: '/login/with/:provider', file: 'features/patient/sign-in/pages/social-start.ts', zone: 'identity' },
  { path: '/login/with/:provider/return', file: 'features/patient/sign-in/pages/social-return.tsx', zone: 'identity' },
  { path: '/register', file: 'features/patient/sign-in/pages/register.tsx', zone: 'identity' },
  { path: '/forgot-password', file: 'features/patient/sign-in/pages/forgot-password.tsx', zone: 'identity' },
  { path: '/reset-password', file: 'features/patient/sign-in/pages/reset-password.tsx', zone: 'identity' },
  { path: '/verify-email', file: 'features/patient/sign-in/pages/verify-email.tsx', zone: 'identity' },
  { path: '/verify-phone', file: 'features/patient/sign-in/pages/verify-phone.tsx', zone: 'patient' },
  { path: '/logout', file: 'features/patient/sign-in/pages/logout.ts', zone: 'patient' },
  { path: '/two-factor', file: 'features/patient/sign-in/pages/two-factor.tsx', zone: 'identity' },
  // people from abroad
  {
    path: '/health-tourism',
    file: 'features/programmes/health-tourism/pages/tourism-page.tsx',
    reads: ['currency'],
    shows: ['pages', 'treatments', 'hospitals', 'doctors'],
  },
  {
    path: '/international-patient-centre',
    file: 'features/programmes/health-tourism/pages/tourism-page.tsx',
    reads: ['currency'],
    shows: ['pages', 'treatments', 'hospitals', 'doctors'],
  },
  {
    path: '/health-tourism/enquiry',
    file: 'features/programmes/health-tourism/pages/case-form.tsx',
    zone: 'form',
    takesFiles: true,
    isToBeFound: true,
  },
  {
    path: '/health-tourism/visa-letter',
    file: 'features/programmes/health-tourism/pages/visa-letter-form.tsx',
    zone: 'form',
    takesFiles: true,
    isToBeFound: true,
  },
  {
    path: '/health-tourism/interpreter',
    file: 'features/programmes/health-tourism/pages/interpreter-form.tsx',
    zone: 'form',
    isToBeFound: true,
  },
  {
    path: '/health-tourism/:slug',
    file: 'features/programmes/health-tourism/pages/treatment-page.tsx',
    reads: ['currency'],
    shows: ['treatments', 'specialist-centres'],
  },

  // innovation challenge: a page without the site's frame
  { path: '/innovationcampaign', file: 'features/programmes/challenge/pages/challenge-page.tsx', shows: ['settings'] },

  // clinic network: its three pages are never kept (specification, section 2)
  { path: '/mccn', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },
  { path: '/mccn/our-collaboration', file: 'features/programmes/clinic-network/pages/collaboration-page.tsx' },
  { path: '/mccn/faq', file: 'features/programmes/clinic-network/pages/network-faq.tsx' },
  { path: '/mccn/health-library', file: 'features/programmes/clinic-network/pages/health-library.tsx' },
  ...['diseases', 'first-aid', 'symptoms', 'tests-procedures', 'faqs'].flatMap((section): Address[] => [
    {
      path: `/mccn/${section}`,
      file: 'features/programmes/clinic-network/pages/section-list.tsx',
      reads: ['q', 'letter'],
      shows: ['library', 'hospitals'],
    },
    {
      path: `/mccn/${section}/:id`,
      file: 'features/programmes/clinic-network/pages/library-entry.tsx',
      shows: ['library', 'hospitals', 'specialist-centres'],
    },
  ]),
  // Before the hospitals' own pages below, which else would take /mccn/our-services.
  { path: '/mccn/:other', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },
  { path: '/mccn/*', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },

  // the site itself
  {
    path: '/search',
    file: 'features/site/search/pages/search-page.tsx',
    reads: ['keyword', 'type', 'page', 'exactly'],
    isConfidential: true,
  },
  { path: '/search/suggestions', file: 'features/site/search/pages/search-suggestions.ts' },
  { path: '/404', file: 'features/site/keyword-routing/pages/page-not-found.tsx', shows: ['settings'] },
  { path: '/design', file: 'design/gallery/gallery-page.tsx' },

  // one hospital
  {
    path: '/:hospitalSlug/our-services',
    file: 'features/find-care/hospitals/pages/hospital-services.tsx',
    shows: ['hospitals'],
  },
  {
    path: '/:hospitalSlug/patient-care',
    file: 'features/find-care/hospitals/pages/patient-care.tsx',
    shows: ['hospitals'],
  },
  {
    path: '/:hospitalSlug/:medicalSlug',
    file: 'features/site/keyword-routing/pages/unknown-in-hospital.tsx',
    shows: catalogue,
  },
  { path: '*', file: 'features/site/keyword-routing/pages/unknown-path.tsx', shows: home },
];

const entriesOf = (listed: readonly Address[]): RouteConfigEntry[] =>
  listed.map(({ path, file }) => ({
    id: path,
    file,
    ...(path === '/' ? { index: true } : { path: path === '*' ? '*' : path.slice(1) }),
  }));

const routes: RouteConfigEntry[] = [
  {
    id: 'console-layout',
    file: 'features/console/staff/pages/console-layout.tsx',
    children: entriesOf(addresses.filter(({ zone, isPreview }) => zone === 'staff' && !isPreview)),
  },
  ...entriesOf(addresses.filter(({ isPreview }) => isPreview)),
  {
    id: 'keyword-layout',
    file: 'features/site/keyword-routing/pages/keyword-layout.tsx',
    children: entriesOf(addresses.filter(({ zone }) => zone !== 'staff')),
  },
];
export default routes;
