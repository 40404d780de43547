/**
 * The kinds of entries: everything that editors publish is an entry of one of them; this table has their differences.
 */

interface KindTraits {
  /** The cache tag of pages that show entries of this kind. */
  cacheTag: string;
  /** The path before the slug in the entry's address; null when it has no page of its own. */
  base: string | null;
  /** The list of the kind: the link for readers when an entry is gone. */
  list: string;
  /** The component of the keyword table, where pages of entries are keywords (product decisions, section 4). */
  component?: 'articles' | 'video' | 'podcast' | 'events' | 'campaigns-promotions' | 'landing';
  /**
   * A clinical review is required before publication, and again by a date: always, or unless the editor states that the
   * entry gives no health advice.
   */
  isClinical?: true | 'unless general';
  /** It is an advertisement and needs an approval of the Medicine Advertisements Board in force. */
  isAdvertising?: true | 'where sold';
  /** Its page can begin with the emergency number, so a text about an emergency needs an answer to that question. */
  mayCallEmergency?: true;
  /** Its address ends in the id, as in the specification: /csr/{id}. */
  isNumbered?: boolean;
  /** Its slug may contain slashes: a page of the route table. */
  isPath?: boolean;
  /** Its slug may contain slashes, and be any address that nothing else has. */
  hasFreeAddress?: boolean;
  /** Localized fields; all others are shared by the languages. */
  localizedFields: readonly string[];
  /** The localized fields that a card in a list shows too. */
  cardFields?: readonly string[];
}

/** Parts of a disease, a symptom and a first-aid entry. */
const conditionParts = ['overview', 'symptoms', 'causes', 'whenToSeeADoctor', 'treatment'] as const;

/** How soon to get help: three lists, and the reviewer's field of medicine. */
const careParts = ['emergency', 'urgent', 'routine', 'reviewerField'] as const;

/** Parts of a disease or symptom, in the order of national health libraries. */
const illnessParts = [
  ...conditionParts,
  ...careParts,
  'tests',
  'selfCare',
  'livingWith',
  'complications',
  'prevention',
] as const;

/** Parts of a test or operation; `prevention` says what lowers its risks. */
const testParts = [
  'overview',
  'why',
  'preparation',
  'whatHappens',
  'results',
  'risks',
  'prevention',
  'selfCare',
  ...careParts,
] as const;

/** What to do, first of all; separately for children and babies where that differs. */
const firstAidParts = [
  ...conditionParts,
  'steps',
  'stepsForChildren',
  'stepsForBabies',
  'neverDo',
  'reviewerField',
] as const;

/** A kind whose editor may state that an entry gives no health advice; its only localized field is the reviewer's. */
const unlessGeneral = { isClinical: 'unless general', localizedFields: ['reviewerField'] } as const;

export const kinds = {
  article: {
    cacheTag: 'articles',
    base: '/articles/',
    list: '/articles',
    component: 'articles',
    isClinical: true,
    mayCallEmergency: true,
    localizedFields: ['reviewerField'],
  },
  video: {
    cacheTag: 'videos',
    base: '/video/',
    list: '/video',
    component: 'video',
    isClinical: true,
    mayCallEmergency: true,
    localizedFields: ['transcript', 'chapters', 'captions', 'reviewerField'],
  },
  podcast: {
    cacheTag: 'podcasts',
    base: '/podcast/',
    list: '/podcast',
    component: 'podcast',
    isClinical: true,
    mayCallEmergency: true,
    localizedFields: ['transcript', 'chapters', 'reviewerField'],
  },
  news: { ...unlessGeneral, cacheTag: 'news', base: '/news/', list: '/news', mayCallEmergency: true },
  csr: { ...unlessGeneral, cacheTag: 'csr', base: '/csr/', list: '/csr', isNumbered: true, mayCallEmergency: true },
  career: {
    cacheTag: 'careers',
    base: '/career/',
    list: '/career',
    localizedFields: ['department', 'requirements', 'offers'],
    cardFields: ['department'],
  },
  tender: { cacheTag: 'tenders', base: '/procurement/', list: '/procurement', localizedFields: [] },
  campaign: {
    cacheTag: 'campaigns',
    base: '/campaigns-promotions/',
    list: '/campaigns-promotions',
    component: 'campaigns-promotions',
    // It names ages, doses and who should come: health advice as well as an advertisement.
    isClinical: true,
    isAdvertising: true,
    mayCallEmergency: true,
    localizedFields: ['reviewerField'],
  },
  event: {
    cacheTag: 'events',
    base: '/events/',
    list: '/events',
    component: 'events',
    isClinical: true,
    isAdvertising: 'where sold',
    mayCallEmergency: true,
    localizedFields: ['place', 'reviewerField'],
    cardFields: ['place'],
  },
  faq: { ...unlessGeneral, cacheTag: 'faq', base: null, list: '/faq' },
  page: {
    ...unlessGeneral,
    cacheTag: 'pages',
    base: '/',
    list: '/',
    isPath: true,
    localizedFields: ['sections', 'reviewerField'],
  },
  // A page that staff compose of blocks, at an address of their choice.
  landing: {
    cacheTag: 'pages',
    base: '/',
    list: '/',
    component: 'landing',
    isClinical: 'unless general',
    hasFreeAddress: true,
    mayCallEmergency: true,
    localizedFields: ['blocks', 'reviewerField'],
  },
  block: { ...unlessGeneral, cacheTag: 'pages', base: null, list: '/' },
  // A section of the home page: a built-in one by its key, or one that an editor adds.
  'home-section': {
    ...unlessGeneral,
    cacheTag: 'pages',
    base: null,
    list: '/home',
    localizedFields: ['linkLabel', 'reviewerField'],
  },
  // The five sections of the clinic network's health library; their pages are the clinic network's own.
  'library-disease': {
    cacheTag: 'library',
    base: '/mccn/diseases/',
    list: '/mccn/diseases',
    isClinical: true,
    localizedFields: illnessParts,
  },
  'library-first-aid': {
    cacheTag: 'library',
    base: '/mccn/first-aid/',
    list: '/mccn/first-aid',
    isClinical: true,
    localizedFields: firstAidParts,
  },
  'library-symptom': {
    cacheTag: 'library',
    base: '/mccn/symptoms/',
    list: '/mccn/symptoms',
    isClinical: true,
    localizedFields: illnessParts,
  },
  'library-test': {
    cacheTag: 'library',
    base: '/mccn/tests-procedures/',
    list: '/mccn/tests-procedures',
    isClinical: true,
    localizedFields: testParts,
  },
  // Answers of the library give doses; answers of the patient services' FAQ are about forms and hours.
  'library-faq': {
    cacheTag: 'library',
    base: '/mccn/faqs/',
    list: '/mccn/faqs',
    isClinical: true,
    mayCallEmergency: true,
    localizedFields: ['answer', 'reviewerField'],
  },
  // The clinic network's own pages: its questions and its benefit cards.
  'mccn-faq': { ...unlessGeneral, cacheTag: 'mccn', base: null, list: '/mccn/faq' },
  'mccn-benefit': { ...unlessGeneral, cacheTag: 'mccn', base: null, list: '/mccn/our-collaboration' },
  // Treatments for patients from abroad, each with a guide to its cost: a service with a price is an advertisement.
  treatment: {
    cacheTag: 'treatments',
    base: '/health-tourism/',
    list: '/health-tourism',
    isClinical: true,
    isAdvertising: true,
    localizedFields: ['includes', 'excludes', 'reviewerField'],
  },
} as const satisfies Record<string, KindTraits>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];
export const contentCacheTags = [...new Set(kindNames.map((kind) => kinds[kind].cacheTag))];

/** The traits of a kind, with every optional one in the type. */
export function traitsOf(kind: Kind): KindTraits {
  return kinds[kind];
}

/**
 * Whether an entry needs a doctor's approval: by its kind, or until its editor states that it gives no health advice.
 */
export function needsReview(kind: Kind, fields: Record<string, unknown>): boolean {
  return traitsOf(kind).isClinical !== undefined && !isStatedGeneral(kind, fields);
}

/** Whether the editor of an entry has stated that it gives no health advice, where the kind allows that. */
export function isStatedGeneral(kind: Kind, fields: Record<string, unknown>): boolean {
  return traitsOf(kind).isClinical === 'unless general' && fields['healthAdvice'] === 'no';
}

/** Whether it is the name of a kind of content. */
export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}

/** The entry's address without language prefix; null when entries of the kind have no page of their own. */
export function entryAddress(entry: { kind: Kind; id: number; slug: string }): string | null {
  const { base, isNumbered } = traitsOf(entry.kind);
  if (base === null) return null;
  return base + (isNumbered ? String(entry.id) : entry.slug);
}
