// The executable architecture: who may know whom. `npm run boundaries` checks it, tests/guards sees each rule fail.

/**
 * Features that a feature may use, each line with its reason. Names are unique over all areas. Everybody may use seo, settings and staff (roles and
 * the audit log). A feature that is not listed may use no other.
 */
export const mayUse = {
  // A clinic is a speciality in a hospital, and is shown with the hospital's name.
  'specialist-centres': ['hospitals'],
  // A doctor practises in hospitals, has specialities, and a card says when the doctor is free.
  // A guest's phone is proved before a booking; a calendar entry says how to get to the hospital.
  appointments: ['hospitals', 'phone-codes', 'accounts', 'notifications'],
  doctors: ['hospitals', 'specialist-centres', 'appointments'],
  // A number is proved before a password is set by it.
  accounts: ['phone-codes'],
  // What a provider says of an identity becomes an account; a session belongs to one.
  'sign-in': ['accounts', 'phone-codes'],
  // The profile is the account's and its persons'; history joins what was booked, bought and sent by forms.
  profile: [
    'accounts',
    'sign-in',
    'appointments',
    'forms',
    'hospitals',
    'medical-cards',
    'memberships',
    'notifications',
    'collections',
    'orders',
  ],
  // A collection shows the cards of what is kept.
  collections: ['doctors', 'packages', 'entries'],
  // Choices are the account's.
  notifications: ['accounts'],
  // The console's first page says what waits at the desks; its search finds who is expected.
  staff: ['accounts', 'sign-in', 'hospitals', 'appointments', 'forms', 'entries', 'orders'],
  // A hospital has an icon, a name and numbers of its own.
  settings: ['hospitals'],
  // A medical card is a person's; beside it stands the care card.
  'medical-cards': ['accounts', 'memberships'],
  // A letter is a form about a person, a doctor and a hospital, filled in from the person's card.
  'guarantee-letters': ['accounts', 'doctors', 'forms', 'hospitals', 'medical-cards'],
  // A member is one of an account's persons.
  memberships: ['accounts'],
  // A package is done in hospitals; members pay less.
  packages: ['hospitals', 'memberships'],
  // A cart holds packages, each for one of the account's persons, at a member's price where there is one.
  cart: ['packages', 'accounts', 'memberships'],
  // What is read is published by the content engine; events, promotions and posts are at hospitals; who comes or applies sends a form.
  insights: ['entries'],
  newsroom: ['entries'],
  campaigns: ['entries', 'hospitals', 'specialist-centres', 'forms'],
  careers: ['entries', 'hospitals', 'forms'],
  tenders: ['entries', 'hospitals'],
  // Its contact page carries the form.
  'info-pages': ['entries', 'hospitals', 'forms'],
  // Its pages are entries; it names member hospitals and the departments that care for an illness.
  'clinic-network': ['entries', 'hospitals', 'specialist-centres'],
  // Treatments are entries, done by a speciality; hospitals receive people from abroad, whose languages doctors speak; a case is a form.
  'health-tourism': ['entries', 'specialist-centres', 'hospitals', 'doctors', 'forms'],
  // A question is about a doctor, a hospital, a package, a page or a speciality.
  enquiries: ['forms', 'entries', 'doctors', 'hospitals', 'packages', 'specialist-centres'],
  // Its texts are rich text.
  challenge: ['entries'],
  // An order takes its lines from a cart, its places from packages and its money from payments; paid, it starts memberships; its desk stands in the console.
  orders: ['accounts', 'cart', 'memberships', 'packages', 'payments', 'sign-in', 'staff'],
  // People join by the programme's pages, for their persons; a paid plan is an order.
  'care-programme': ['accounts', 'entries', 'info-pages', 'memberships', 'orders', 'payments'],
  // A form may name a hospital, and knows who is signed in.
  forms: ['hospitals', 'accounts'],
  // A script is bound to a hospital, a location or a clinic, and asks where the visitor is.
  'third-party-scripts': ['hospitals', 'specialist-centres', 'nearest-hospital', 'sign-in'],
  // Its card leads to the library's first-aid entries.
  'urgent-help': ['entries'],
  // The nearest hospital is one of the hospitals.
  'nearest-hospital': ['hospitals'],
};

/** Composers: they put the other features together on one page or behind one address; the catalogue changes what several publish. */
const composers = ['home', 'search', 'keyword-routing', 'catalogue'];
// Heads and settings; and staff: who may do what in the console, and the audit log of it.
const forEverybody = ['seo', 'settings', 'staff'];

const feature = '^src/features/([^/]+/[^/]+)/';
const test = '\\.(test|fixture)\\.tsx?$';
/** Sample data is one story told by several areas: a seed may read another's. */
const seed = '\\.seed\\.ts$';
const tableReaders = '(\\.store\\.server|[./]seed|\\.table|\\.test|\\.fixture)\\.tsx?$';
const pure = '^src/(features/[^/]+/[^/]+/ui|design|shared)/|\\.(schema|rules|errors)\\.ts$';

/** One rule per feature: its own row of mayUse. */
function featureRules(features) {
  return features
    .filter((name) => !composers.includes(name))
    .map((name) => {
      const allowed = [name, ...(mayUse[name] ?? []), ...forEverybody].join('|');
      return {
        name: `${name}-uses-only-what-is-listed`,
        comment:
          'A feature uses only the features listed for it in mayUse; tables are for every store, and a page may borrow ui.',
        severity: 'error',
        from: { path: `^src/features/[^/]+/${name}/`, pathNot: [test, seed] },
        to: {
          path: '^src/features/',
          pathNot: [`^src/features/[^/]+/(${allowed})/`, '\\.table\\.ts$', '^src/features/[^/]+/[^/]+/ui/'],
        },
      };
    });
}

/** Rules that types obey too. */
export function rulesWithTypes(features) {
  return [
    ...featureRules(features),
    {
      name: 'a-feature-is-entered-by-its-root-files',
      comment:
        'Root files are the door; a page may borrow ui; tables are for stores, seeds and tests; routes name pages.',
      severity: 'error',
      // One address of the keyword table shows whichever feature's page it names.
      from: { path: feature, pathNot: ['^src/features/site/keyword-routing/ui/', seed] },
      to: {
        path: '^src/features/[^/]+/[^/]+/[^/]+/',
        pathNot: ['^src/features/$1/', '\\.table\\.ts$', '^src/features/[^/]+/[^/]+/ui/'],
      },
    },
    {
      name: 'only-pages-and-ui-borrow-ui',
      comment: "Another feature's components are for pages and components, not for use cases and stores.",
      severity: 'error',
      from: {
        path: feature,
        pathNot: [
          '^src/features/[^/]+/[^/]+/(pages|ui|staff)/',
          '^src/features/site/(home|search|keyword-routing)/',
          test,
        ],
      },
      to: { path: '^src/features/[^/]+/[^/]+/ui/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'tables-are-for-stores',
      comment: 'Tables are named only by stores, seeds, other tables, tests and their fixtures.',
      severity: 'error',
      from: { path: '^src/', pathNot: tableReaders },
      to: { path: '\\.table\\.ts$' },
    },
    {
      name: 'nobody-imports-the-server',
      comment: 'server/ composes; what others need from it belongs to platform/ or shared/.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/', test] },
      to: { path: '^src/server/' },
    },
    {
      name: 'design-knows-no-feature',
      comment: 'The design system would serve another hospital group as well.',
      severity: 'error',
      from: { path: '^src/design/' },
      to: { path: '^src/(features|platform|server)/' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'Small pure things with one owner each.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(?!shared/|paraglide/)' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Ports to the outside world serve every feature alike.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: test },
      to: { path: '^src/(features|design)/' },
    },
  ];
}

/** Rules from which types are excepted: what they guard is code that runs. */
export const rulesWithoutTypes = [
  {
    name: 'pure-code-stays-out-of-the-server',
    comment: 'ui, design, shared, schemas, rules and errors run in the browser too.',
    severity: 'error',
    from: { path: pure, pathNot: test },
    to: { path: '\\.server\\.tsx?$|^src/(platform|server)/' },
  },
  {
    name: 'no-cycles',
    comment: 'What cannot be read alone cannot be changed alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

/** How files are read and names resolved. Without swc the tool finds nothing in TypeScript 7 projects. */
export const reading = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^src/paraglide/|\\+types/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'node', 'default'],
  },
};
