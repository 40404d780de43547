/** Related pages: each links to the others. */
export const families: readonly (readonly string[])[] = [
  [
    '/cares-app',
    '/cares-app/terms-and-conditions',
    '/cares-app/privacy-policy-and-account-deletion-guidelines',
    '/cares-app/faq',
  ],
  ['/cares', '/cares-membership', '/cares-platinum-plus', '/cares-terms', '/cares-faq'],
  ['/ambulatory-care-and-wellness', '/klinik-wakaf-an-nur', '/anciliary-services'],
  ['/pdpa', '/privacy', '/terms', '/refund-policy', '/cookies', '/accessibility'],
];
