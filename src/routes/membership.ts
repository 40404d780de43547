import type { Address } from './address.ts';

/** The care programme: its pages, joining, and the card of a member. */
export const membershipRoutes: readonly Address[] = [
  ...Object.entries({
    '/cares': 'cares',
    '/kpj-cares-card-program': 'cares',
    '/cares-membership': 'cares-membership',
    '/cares-platinum-plus': 'cares-platinum-plus',
  }).map(([path, page]): Address => ({
    path,
    file: `features/membership/care-programme/pages/${page}.tsx`,
    cacheTags: ['pages', 'settings'],
  })),
  {
    path: '/cares-membership/join',
    file: 'features/membership/care-programme/pages/join.tsx',
    access: 'patient',
    isFlow: true,
  },
  { path: '/profile/member', file: 'features/membership/care-programme/pages/member-page.tsx', access: 'patient' },
];
