// The executable architecture: who may know whom. `npm run boundaries` checks it, tests/guards sees each rule fail.

/**
 * The features that a feature may use, each line with its reason: their public module, schemas, rules and components.
 * Names are unique over all areas. Every feature may use those of `forEverybody`. A feature that is not listed may
 * use no other, and there are no cycles.
 */
export const mayUse = {
  // find-care
  // A doctor practises in hospitals, has specialities, and a card says when the doctor is free.
  // Its list is ordered from the visitor's town.
  doctors: ['hospitals', 'nearest-hospital', 'specialist-centres', 'appointments', 'availability', 'scheduler'],
  // The list is ordered from the visitor's town.
  hospitals: ['nearest-hospital'],
  // The advertising approval decides what a centre and a speciality show; clinics are ordered from the visitor's town.
  'specialist-centres': ['hospitals', 'nearest-hospital'],

  // appointments
  // An appointment is in a hospital, for one of an account's persons or a verified phone number; its mails follow the
  // account's choices.
  appointments: ['availability', 'accounts', 'hospitals', 'notifications', 'persons', 'phone-codes'],
  // A reminder is about an appointment.
  reminders: ['appointments'],
  // The external scheduler implements the same port as our own tables, and its bookings become appointments with
  // reminders.
  'external-scheduling': ['appointments', 'availability', 'phone-codes', 'reminders'],
  // One of the two schedulers is chosen; the internal one reads availability and writes appointments.
  scheduler: ['appointments', 'availability', 'external-scheduling'],
  // An offer is a held slot that becomes an appointment.
  'waiting-list': ['appointments', 'availability', 'phone-codes', 'reminders', 'scheduler'],
  // A proposed slot is a held one that becomes the appointment's; a freed one is offered to the waiting list.
  'time-proposals': ['appointments', 'availability', 'persons', 'reminders', 'scheduler', 'waiting-list'],
  // A cancelled slot is offered to the waiting list; an open question about another time ends or is shown.
  'my-appointments': [
    'appointments',
    'external-scheduling',
    'persons',
    'reminders',
    'scheduler',
    'time-proposals',
    'waiting-list',
  ],
  // A slot is chosen, held and booked; the last step shows the appointment that was made.
  booking: ['appointments', 'availability', 'my-appointments', 'phone-codes', 'reminders', 'scheduler'],
  // Staff move and cancel appointments, ask patients about new times, and look after the waiting list.
  'front-desk': ['appointments', 'reminders', 'scheduler', 'time-proposals', 'waiting-list'],
  // A changed schedule moves or cancels the bookings that it affects, or asks their patients, as the front desk does.
  // A move on the grid of a week that is not saved yet is asked about before its page is left.
  scheduling: [
    'appointments',
    'availability',
    'bulk-changes',
    'front-desk',
    'scheduler',
    'time-proposals',
    'unsaved-changes',
  ],
  // A room belongs to an appointment, of the patient or of the front desk's day.
  teleconsult: ['accounts', 'appointments', 'front-desk', 'my-appointments', 'persons'],
  // Partners hold and book the same slots.
  'scheduling-api': ['appointments', 'availability', 'scheduler', 'waiting-list'],

  // shop
  // A package is done in hospitals; members pay less.
  packages: ['hospitals', 'memberships'],
  // Staff edit packages, their promotions and their places.
  // What is typed into a package, a menu, a template or a setting is kept until it is saved.
  // A doctor approves their health texts. A photo is one of the media library.
  // Several promotion codes are switched on or off at once. A renamed package redirects from its former address.
  'package-admin': [
    'bulk-changes',
    'keyword-routing',
    'media-library',
    'packages',
    'text-proposals',
    'unsaved-changes',
  ],
  // A cart holds packages, each for one of the account's persons, at a member's price where there is one.
  cart: ['packages', 'persons', 'memberships'],
  // An order's lines are packages; its table refers to its payment.
  orders: ['packages', 'payments'],
  // Documents belong to an order.
  'order-documents': ['orders'],
  // A payment settles an order: documents are issued, places confirmed, memberships started.
  'order-settlement': ['memberships', 'order-documents', 'orders', 'packages', 'payments'],
  // A buyer sees orders with their documents, cancels one, and adds its packages to the cart again.
  'my-purchases': ['cart', 'order-documents', 'order-settlement', 'orders', 'packages', 'payments'],
  // An order takes its lines from a cart, its places from packages and its payment page from payments; a package that
  // is bought at once is proposed for the hospital nearest to the visitor's town.
  checkout: [
    'hospitals',
    'nearest-hospital',
    'cart',
    'my-purchases',
    'order-documents',
    'orders',
    'packages',
    'payments',
    'persons',
  ],
  // A refund is of an order's payment.
  refunds: ['orders', 'payments'],
  // The package desk finds orders, redeems vouchers and requests refunds.
  'package-desk': ['my-purchases', 'order-documents', 'orders', 'payments', 'refunds'],
  // The gateway's payments are compared with the orders.
  reconciliation: ['orders', 'payments'],

  // membership
  // A member is one of an account's persons.
  memberships: ['persons'],
  // People join on the programme's pages, for their persons; a paid plan is an order.
  'care-programme': ['checkout', 'entries', 'info-pages', 'memberships', 'orders', 'payments', 'persons'],

  // patient
  // The account's holder is its first person.
  accounts: ['persons'],
  // Credentials belong to an account; a number is verified before it can set a password.
  credentials: ['accounts', 'phone-codes'],
  // A session belongs to an account.
  sessions: ['accounts'],
  // A verified credential opens a session.
  'sign-in': ['accounts', 'credentials', 'phone-codes', 'sessions'],
  // Choices belong to the account.
  notifications: ['persons'],
  // A collection shows the cards of bookmarked items.
  collections: ['doctors', 'entries', 'packages'],
  // The dashboard and the history combine appointments, purchases, memberships and submissions.
  profile: [
    'accounts',
    'appointments',
    'collections',
    'credentials',
    'medical-cards',
    'memberships',
    'my-appointments',
    'my-purchases',
    'notifications',
    'orders',
    'persons',
    'sign-in',
    'submissions',
    'time-proposals',
    'waiting-list',
  ],
  // Consent and export are about the account, its persons and its profile, and about video consultations; erasing
  // requires a password. The export for reading labels the answers of a form as the form does.
  privacy: ['accounts', 'credentials', 'forms', 'notifications', 'persons', 'profile', 'sessions', 'teleconsult'],
  // The pages of credentials and devices use the account's frame, and link to the consent.
  'account-security': ['accounts', 'credentials', 'persons', 'privacy', 'profile', 'sessions', 'sign-in'],

  // requests
  // A form may name a hospital, and knows who is signed in.
  forms: ['accounts', 'hospitals'],
  // Staff build forms of the kit's kinds; an answer is a form like any other.
  'form-builder': ['forms', 'unsaved-changes'],
  // A submission is a form that was sent; several are changed at once.
  submissions: ['bulk-changes', 'forms'],
  // A medical card belongs to a person; the page also shows the care card.
  'medical-cards': ['memberships', 'persons'],
  // A letter is a form about a person, a doctor and a hospital, filled in from the person's card, and followed as a
  // submission; staff take several at once.
  'guarantee-letters': ['bulk-changes', 'doctors', 'forms', 'hospitals', 'medical-cards', 'persons', 'submissions'],
  // A question is about a doctor, a hospital, a package, a page or a speciality.
  enquiries: ['doctors', 'entries', 'forms', 'hospitals', 'packages', 'specialist-centres'],

  // publishing
  // A picture is content.
  'media-library': ['entries'],
  // An entry is written with pictures, and becomes what readers see; several are changed at once; what is typed is
  // kept; two editors see each other. A landing page has no address that a keyword may not have, and a former address
  // redirects. The block of a landing page offers the forms that staff have built. Proposed health texts of records
  // wait in the same list.
  editor: [
    'bulk-changes',
    'entries',
    'forms',
    'keyword-routing',
    'media-library',
    'open-records',
    'text-proposals',
    'unsaved-changes',
  ],

  // A document belongs to an entry, is in its working copy at once and public with its publication.
  documents: ['editor', 'entries'],
  // A recording belongs to an entry, whose working copy plays it as soon as it is ready.
  recordings: ['editor', 'entries'],

  // reading: what is read is published by the content engine; events, promotions and vacancies are at hospitals; who
  // comes or applies sends a form.
  insights: ['entries'],
  newsroom: ['entries'],
  // A feed has the newest entries; that of the episodes their recordings.
  feeds: ['entries', 'insights'],
  campaigns: ['entries', 'hospitals', 'specialist-centres', 'forms'],
  careers: ['entries', 'hospitals', 'forms'],
  tenders: ['entries', 'hospitals'],
  // A block lists doctors or packages, of a hospital by its name.
  'landing-pages': ['doctors', 'entries', 'forms', 'hospitals', 'packages'],
  // Its contact page contains the form.
  'info-pages': ['entries', 'hospitals', 'forms'],

  // programmes
  // Its pages are entries; it names member hospitals and the departments that care for an illness, and shows a film.
  'clinic-network': ['entries', 'hospitals', 'insights', 'specialist-centres'],
  // Treatments are entries of a speciality; hospitals receive patients from abroad, whose languages doctors speak; a
  // case is a form.
  'health-tourism': ['entries', 'specialist-centres', 'hospitals', 'doctors', 'forms'],
  // Its texts are rich text.
  challenge: ['entries'],

  // site
  // A hospital has an icon, a name and numbers of its own. A rule of late enquiries names a kind of form, and a role as
  // on the page of people.
  settings: ['drafts', 'forms', 'hospitals', 'people', 'unsaved-changes'],
  'message-templates': ['unsaved-changes'],
  // An item of a menu leads to a page that exists, which the keywords know.
  menus: ['drafts', 'keyword-routing', 'unsaved-changes'],
  // Its card links to the library's first-aid entries.
  'urgent-help': ['entries'],
  // The words that show the urgent card are compared with the search, and taken from searches without result.
  'urgent-words': ['search'],
  // Searches without result become other words for a speciality, or for words that search knows; several are removed
  // at once.
  'search-words': ['bulk-changes', 'search', 'specialist-centres'],
  // What is typed into the form of a script is kept.
  'third-party-scripts': ['unsaved-changes'],

  // console
  // A list shows its saved views. A session of staff ends as that of a patient does, with the same warning before.
  frame: ['list-views', 'open-records', 'sessions'],
  // A view is shared with a role, which is named as on the page of people.
  'list-views': ['people'],
  // A text with words of health advice is a health text, as in an entry.
  'text-proposals': ['entries'],
  // A member of staff has an account; a removed one loses the sessions. What is typed into the form of a role is kept.
  people: ['accounts', 'sessions', 'unsaved-changes'],
  // Staff sign in with the same credentials as patients or by the group's provider, and join by an invitation.
  'staff-sign-in': ['accounts', 'credentials', 'people', 'provider-sign-in', 'sessions', 'sign-in'],
  // Free capacity is counted by the rules that offer times; answers are compared with what forms promise; what is read
  // and searched for is counted by page views and search; sales are the days that the sales page shows.
  trends: ['availability', 'forms', 'page-views', 'reconciliation', 'search'],
  // Whom the provider lets in gets an account and a session; a state is spent once.
  'provider-sign-in': ['accounts', 'credentials', 'sessions'],
  // A request is about an account: found by address or number, corrected, exported, withdrawn and erased for its owner;
  // a merge ends its sessions, and waits for an unpaid membership. What is typed into its forms is kept, sealed.
  'privacy-office': [
    'accounts',
    'credentials',
    'memberships',
    'persons',
    'phone-codes',
    'privacy',
    'sessions',
    'unsaved-changes',
  ],
  // A draft is a form in the format of unsaved changes.
  drafts: ['unsaved-changes'],
  // An undelivered message names its account.
  'undelivered-messages': ['accounts'],
};

/**
 * Composers: they combine other features on one page or behind one address; the catalogue changes what several
 * publish; the set-up asks what is there; the page of the audit log names the records of all, in their words.
 */
const composers = ['home', 'search', 'keyword-routing', 'catalogue', 'console-home', 'set-up', 'audit-log'];
// Page heads and settings; the texts of messages; the urgent card beside text areas; the console: permissions, audit
// log, frame, and the trash in which whatever staff remove is kept.
const forEverybody = ['seo', 'settings', 'message-templates', 'urgent-help', 'audit', 'roles', 'frame', 'trash'];

/** Features whose components a page may use although it uses nothing else of them, each line with its reason. */
export const borrowsUiOf = {
  // A clinic is in a hospital, and shows the directions to it.
  'specialist-centres': ['hospitals'],
  // The next appointment shows the directions to the hospital; the sign-out button belongs to the session.
  profile: ['hospitals', 'sessions'],
  // A doctor has a bookmark button; a card names weekdays as the schedule does.
  doctors: ['collections', 'scheduling'],
  // A package has a bookmark button and a cart button.
  packages: ['collections', 'cart'],
  insights: ['collections'],
  // Another slot, and a place on the waiting list, are chosen and filled in as on the booking page.
  'my-appointments': ['booking', 'profile'],
  'waiting-list': ['booking'],
  // The signed-in patient answers within the account's frame.
  'time-proposals': ['profile'],
  // Patient pages use the account's frame, which belongs to the profile.
  'my-purchases': ['profile'],
  'care-programme': ['profile'],
  notifications: ['profile'],
  collections: ['profile'],
  'medical-cards': ['profile'],
  'guarantee-letters': ['profile'],
  // The cookie page contains the consent buttons.
  'info-pages': ['third-party-scripts'],
  // A health tourism page has the layout of an information page.
  'health-tourism': ['info-pages'],
  // A script's context is the visitor's location and session.
  'third-party-scripts': ['nearest-hospital', 'sessions'],
  // A package advertises: its fields are checked like those of an entry.
  'package-admin': ['entries'],
  // Staff add a passkey as patients do.
  'staff-sign-in': ['account-security'],
};

/**
 * Tables of other features that a store may name in an import, a query written as text or a foreign key, each line with
 * its reason.
 */
export const readsTablesOf = {
  // A doctor is listed with hospitals, specialities and articles, and found by the days of the weekly sessions.
  doctors: ['appointments', 'hospitals', 'specialist-centres', 'entries'],
  // A hospital's page shows its articles.
  hospitals: ['entries'],
  // A clinic is in a hospital, and a speciality has a photo of the media library.
  'specialist-centres': ['hospitals', 'entries'],
  // Sessions, leave, holidays and bookings are stored with the appointments; a doctor practises in hospitals.
  availability: ['appointments', 'doctors'],
  // An appointment refers to a doctor, a hospital, a clinic and an account.
  appointments: ['doctors', 'hospitals', 'specialist-centres', 'accounts', 'persons'],
  // A reminder belongs to an appointment.
  reminders: ['appointments'],
  // A booking at a hospital's own service is a row of appointments.
  'external-scheduling': ['appointments'],
  // An entry refers to a doctor, a hospital and an account, and an offer to the held appointment.
  'waiting-list': ['appointments', 'doctors', 'hospitals', 'accounts', 'persons'],
  // A proposal refers to an appointment, and is shown with doctor and hospital.
  'time-proposals': ['appointments', 'doctors', 'hospitals'],
  // The patient's list shows each appointment with doctor and hospital.
  'my-appointments': ['appointments', 'doctors', 'hospitals'],
  // The bookings and entries of a guest become the account's.
  booking: ['appointments', 'waiting-list', 'accounts'],
  // The day lists appointments with open proposals, and the waiting list, by doctor and hospital.
  'front-desk': ['appointments', 'time-proposals', 'waiting-list', 'doctors', 'hospitals'],
  // A session takes place in one of a clinic's rooms.
  scheduling: ['appointments', 'doctors', 'hospitals', 'specialist-centres'],
  // A call belongs to an appointment.
  teleconsult: ['appointments'],
  // A package is offered in hospitals, and has a photo.
  packages: ['hospitals', 'entries'],
  // A published package has an address, hospitals that offer it, and articles about it.
  'package-admin': ['entries', 'hospitals', 'packages', 'keyword-routing'],
  // A line refers to a package and the hospital where it is done.
  cart: ['hospitals', 'packages'],
  // An order refers to its account, hospitals and payment.
  orders: ['accounts', 'hospitals', 'payments'],
  // A document belongs to an order.
  'order-documents': ['orders'],
  // The buyer's list shows orders.
  'my-purchases': ['orders'],
  // The package desk finds orders and vouchers.
  'package-desk': ['orders'],
  // The gateway's payments are compared with orders, and sales are summed by day.
  reconciliation: ['orders', 'payments'],
  // A refund is listed with its order and payment.
  refunds: ['orders', 'payments'],
  // A membership belongs to an account, for one of its persons.
  memberships: ['accounts', 'persons'],
  // A card belongs to an account, for one of its persons.
  'medical-cards': ['accounts', 'persons'],
  // An account is opened with its own person.
  accounts: ['persons'],
  // The account's row has columns of these features.
  persons: ['accounts'],
  credentials: ['accounts', 'sessions'],
  // A session is read with its account, the roles of staff and the setting of idle minutes.
  sessions: ['accounts', 'roles', 'settings'],
  // Choices, profile and account are one row.
  notifications: ['accounts'],
  profile: ['accounts'],
  // Consents belong to an account; the export lists its sessions and who read its records.
  privacy: ['accounts', 'persons', 'sessions', 'audit'],
  // A bookmark names an entry by its address.
  collections: ['keyword-routing'],
  // A submission refers to its sender and its hospital.
  forms: ['accounts', 'hospitals'],
  // Seats of an event belong to its form's submissions.
  campaigns: ['entries', 'forms'],
  // Facts that a text names are compared with the group's hospitals, centres and packages; events are found by hospital.
  entries: ['hospitals', 'packages', 'specialist-centres'],
  // An approval names the doctor who gave it; an entry has an address, and names packages.
  editor: ['doctors', 'entries', 'keyword-routing', 'packages'],
  // A document belongs to an entry, is public while a published language shows it, and was public if a version did.
  documents: ['editor', 'entries'],
  // A recording belongs to an entry, and is public while a published language plays it.
  recordings: ['entries'],
  // Pictures and their uses are stored with the content.
  'media-library': ['entries'],
  // The photo of who speaks for the group is a picture of the media library.
  settings: ['entries'],
  // A script may be for one hospital or clinic.
  'third-party-scripts': ['hospitals', 'specialist-centres'],
  // The words are stored with the search's phrases.
  'urgent-words': ['search'],
  // The words that staff added, and the searches without result, are stored with the search.
  'search-words': ['search'],
  // The pages and seals of the log read its entries, which are shown with the names of what they are about.
  'audit-log': ['accounts', 'audit', 'doctors', 'entries', 'hospitals', 'packages', 'roles'],
  // An entry of the audit log names the account that acted.
  audit: ['accounts'],
  // A change of several rows belongs to who pressed.
  'bulk-changes': ['accounts'],
  // What was removed may be a hospital's.
  trash: ['hospitals'],
  // A saved view belongs to the member of staff who saved it.
  'list-views': ['accounts'],
  // A draft is shown with the name of who saved it.
  drafts: ['accounts'],
  // What is typed belongs to who typed it.
  'unsaved-changes': ['accounts'],
  // Who has a record open is shown by name.
  'open-records': ['accounts'],
  // Appointments, waiting lists, forms and memberships are counted by day and hospital; a reader of the weekly mail has
  // an account.
  trends: ['accounts', 'appointments', 'doctors', 'forms', 'memberships', 'waiting-list'],
  // An approval names the doctor who gave it.
  'text-proposals': ['doctors'],
  // A member of staff may be a doctor of the register, with specialities.
  roles: ['accounts', 'doctors', 'hospitals', 'specialist-centres'],
  // Open sessions of staff are listed with their owners until the setting of idle minutes; an account is linked to a
  // doctor.
  people: ['accounts', 'doctors', 'roles', 'sessions', 'settings'],
  // A session that the provider opened ends when the provider says so.
  'provider-sign-in': ['sessions'],
  // Requests refer to accounts, which are searched by name and number.
  'privacy-office': ['accounts', 'persons'],
  // Appointments and orders of today are counted.
  'console-home': ['appointments', 'orders'],
  // Master data is written with its addresses and pictures, and named with the accounts that changed it; what
  // appointments, orders, packages or settings use is not deleted.
  catalogue: [
    'accounts',
    'appointments',
    'doctors',
    'entries',
    'hospitals',
    'keyword-routing',
    'orders',
    'packages',
    'settings',
    'specialist-centres',
  ],
  // The set-up asks what is there, and removes the rows of the sample.
  'set-up': ['accounts', 'appointments', 'entries', 'orders', 'persons', 'settings'],
};

const feature = '^src/features/([^/]+/[^/]+)/';
const test = '\\.test\\.tsx?$';
const seed = '\\.seed\\.ts$';
const fixture = '\\.fixture\\.ts$';
const table = '\\.table\\.ts$';
const ui = '^src/features/[^/]+/[^/]+/ui/';
const tableReaders = '(\\.store\\.server|[./]seed|\\.table|\\.test|\\.fixture)\\.tsx?$';
const pure = '^src/(features/[^/]+/[^/]+/ui|design|shared)/|\\.(schema|rules|errors)\\.ts$';
/** `<feature>.server.ts`, `*.schema.ts` and `*.rules.ts`: the modules that other features may import. */
const publicModule = '^src/features/[^/]+/(?<feature>[^/]+)/\\k<feature>\\.server\\.ts$';
const publicShapes = '\\.(schema|rules)\\.ts$';

/** One rule per feature: its own rows of mayUse and readsTablesOf. */
function featureRules(features) {
  return features.map((name) => {
    const used = composers.includes(name) ? ['[^/]+'] : [name, ...(mayUse[name] ?? []), ...forEverybody];
    const borrowed = borrowsUiOf[name] ?? [];
    const read = [name, ...(readsTablesOf[name] ?? [])];
    return {
      name: `${name}-uses-only-what-is-listed`,
      comment:
        'A feature uses only the features listed for it in mayUse, and only the components and tables of others that are listed.',
      severity: 'error',
      from: { path: `^src/features/[^/]+/${name}/`, pathNot: [test, fixture, seed] },
      to: {
        path: '^src/features/',
        pathNot: [
          `^src/features/[^/]+/(${used.join('|')})/(?!.*\\.table\\.ts$)`,
          ...(borrowed.length > 0 ? [`^src/features/[^/]+/(${borrowed.join('|')})/ui/`] : []),
          `^src/features/[^/]+/(${read.join('|')})/.*\\.table\\.ts$`,
        ],
      },
    };
  });
}

/** Rules that also apply to type imports. */
export function rulesWithTypes(features) {
  return [
    ...featureRules(features),
    {
      name: 'a-feature-is-entered-by-its-public-module',
      comment:
        "Another feature's public module, schemas and rules; components, tables, fixtures and samples have rules of their own.",
      severity: 'error',
      from: { path: feature },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', publicModule, publicShapes, ui, table, fixture, seed],
      },
    },
    {
      name: 'the-frame-enters-by-public-modules',
      comment:
        'server/, the routes and the frames compose features from their public modules, calls, components and samples.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/features/', test] },
      to: {
        path: '^src/features/',
        pathNot: [publicModule, publicShapes, ui, seed, '\\.api\\.server\\.ts$'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'What cannot be read alone cannot be changed alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'fixtures-are-for-tests',
      comment: 'What tests prepare is no part of the program.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, fixture] },
      to: { path: fixture },
    },
    {
      name: 'samples-are-for-the-seeder',
      comment: 'Sample data is one story told by several areas: samples and tests read it, and the seeder writes it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, fixture, seed, '^src/server/'] },
      to: { path: seed },
    },
    {
      name: 'only-pages-and-ui-borrow-ui',
      comment: "Another feature's components are for pages and components, not for use cases and stores.",
      severity: 'error',
      from: {
        path: feature,
        pathNot: ['^src/features/[^/]+/[^/]+/(pages|ui|staff)/', test],
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
      from: { path: '^src/', pathNot: ['^src/server/', test, fixture] },
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
      from: { path: '^src/platform/', pathNot: [test, fixture] },
      to: { path: '^src/(features|design)/' },
    },
  ];
}

/** Rules that exempt type imports, because they guard code that runs. */
export const rulesWithoutTypes = [
  {
    name: 'pure-code-stays-out-of-the-server',
    comment: 'ui, design, shared, schemas, rules and errors run in the browser too.',
    severity: 'error',
    from: { path: pure, pathNot: [test, fixture] },
    to: { path: '\\.server\\.tsx?$|^src/(platform|server)/' },
  },
];

/** How files are parsed and names resolved. Without swc the tool finds nothing in TypeScript 7 projects. */
export const reading = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^src/paraglide/|\\+types/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'node', 'default'],
  },
};
