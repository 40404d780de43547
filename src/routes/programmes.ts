import type { Address } from './address.ts';

/** Patients from abroad, the innovation challenge, the clinic network. */
export const programmeRoutes: readonly Address[] = [
  {
    path: '/health-tourism',
    file: 'features/programmes/health-tourism/pages/tourism-page.tsx',
    allowedQueryParams: ['currency'],
    cacheTags: ['pages', 'treatments', 'hospitals', 'doctors'],
  },
  {
    path: '/international-patient-centre',
    file: 'features/programmes/health-tourism/pages/tourism-page.tsx',
    allowedQueryParams: ['currency'],
    cacheTags: ['pages', 'treatments', 'hospitals', 'doctors'],
  },
  {
    path: '/health-tourism/enquiry',
    file: 'features/programmes/health-tourism/pages/case-form.tsx',
    access: 'form',
    takesFiles: true,
    indexable: true,
  },
  {
    path: '/health-tourism/visa-letter',
    file: 'features/programmes/health-tourism/pages/visa-letter-form.tsx',
    access: 'form',
    takesFiles: true,
    indexable: true,
  },
  {
    path: '/health-tourism/interpreter',
    file: 'features/programmes/health-tourism/pages/interpreter-form.tsx',
    access: 'form',
    indexable: true,
  },
  {
    path: '/health-tourism/:slug',
    file: 'features/programmes/health-tourism/pages/treatment-page.tsx',
    allowedQueryParams: ['currency'],
    cacheTags: ['treatments', 'specialist-centres'],
  },

  // The innovation challenge: a page without the site's frame.
  {
    path: '/innovationcampaign',
    file: 'features/programmes/challenge/pages/challenge-page.tsx',
    cacheTags: ['settings'],
  },
  ...['/innovationcampaign/guidelines', '/innovationcampaign/template'].map((path): Address => ({
    path,
    file: 'features/programmes/challenge/pages/challenge-document.ts',
  })),

  // The clinic network: its three pages are never cached (specification, section 2).
  { path: '/mccn', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },
  { path: '/mccn/our-collaboration', file: 'features/programmes/clinic-network/pages/collaboration-page.tsx' },
  { path: '/mccn/faq', file: 'features/programmes/clinic-network/pages/network-faq.tsx' },
  { path: '/mccn/health-library', file: 'features/programmes/clinic-network/pages/health-library.tsx' },
  ...['diseases', 'first-aid', 'symptoms', 'tests-procedures', 'faqs'].flatMap((section): Address[] => [
    {
      path: `/mccn/${section}`,
      file: 'features/programmes/clinic-network/pages/section-list.tsx',
      allowedQueryParams: ['q', 'letter'],
      cacheTags: ['library', 'hospitals'],
    },
    {
      path: `/mccn/${section}/:id`,
      file: 'features/programmes/clinic-network/pages/library-entry.tsx',
      cacheTags: ['library', 'articles', 'hospitals', 'specialist-centres'],
    },
  ]),
  // Before the hospitals' own pages below, which would otherwise match /mccn/our-services.
  { path: '/mccn/:other', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },
  { path: '/mccn/*', file: 'features/programmes/clinic-network/pages/to-collaboration.ts' },
];
