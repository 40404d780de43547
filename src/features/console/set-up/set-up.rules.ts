/** What an installation needs before visitors may see it. */
import { unnamedGroup } from '#src/features/site/settings/settings.schema.ts';
import { languagesOffered, type OfferedLanguages } from '#src/shared/languages.ts';

/** The steps of the set-up, in the order in which they are done. */
export const setUpSteps = [
  'brand',
  'languages',
  'legal',
  'holidays',
  'hospitals',
  'doctors',
  'mail',
  'sms',
  'gateway',
  'people',
  'sample',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** The parts that carry messages and payments; each has a test button. */
export const testedParts = ['mail', 'sms', 'gateway'] as const;
export type TestedPart = (typeof testedParts)[number];

/**
 * `off`: switched off by the configuration. `simulated`: nothing leaves this machine. Otherwise whether the last test
 * with the present configuration passed.
 */
export type PartState = 'off' | 'simulated' | 'untested' | 'passed' | 'failed';

export interface SetUpFacts {
  brand: {
    groupName: string;
    phone: string;
    email: string;
    address: string;
    registrationNumber: string;
    strapline: { ms?: string | undefined; zh?: string | undefined };
    siteLanguages: OfferedLanguages;
  };
  /** Legal pages that readers can open in English. */
  legalPages: readonly string[];
  /** Public holidays from today on. */
  holidays: number;
  hospitals: number;
  doctors: number;
  /** Published doctors who have a session at a hospital. */
  doctorsWithSessions: number;
  parts: Record<TestedPart, PartState>;
  administrators: number;
  hasSample: boolean;
  isProduction: boolean;
}

export interface Missing {
  step: SetUpStep;
  what:
    | 'name'
    | 'contact'
    | 'company'
    | 'strapline'
    | 'notice'
    | 'terms'
    | 'holidays'
    | 'hospital'
    | 'doctor'
    | 'sessions'
    | 'untested'
    | 'failed'
    | 'off'
    | 'simulated'
    | 'second_administrator'
    | 'sample';
  /** Whether the site cannot be opened without it; otherwise it is advice. */
  isRequired: boolean;
}

/** The missing requirements in the order of the steps. */
export function missingRequirements(facts: SetUpFacts): Missing[] {
  const { brand, legalPages } = facts;
  const missing = (
    step: SetUpStep,
    what: Missing['what'],
    { isMissing, isRequired = true }: { isMissing: boolean; isRequired?: boolean },
  ): Missing[] => (isMissing ? [{ step, what, isRequired }] : []);
  return [
    ...missing('brand', 'name', { isMissing: brand.groupName === unnamedGroup }),
    ...missing('brand', 'contact', { isMissing: !brand.phone || !brand.email }),
    ...missing('brand', 'company', { isMissing: !brand.address || !brand.registrationNumber }),
    ...missing('languages', 'strapline', {
      isMissing: languagesOffered(brand.siteLanguages).some(
        (language) => language !== 'en' && !brand.strapline[language],
      ),
      isRequired: false,
    }),
    // Either page informs about the use of personal data.
    ...missing('legal', 'notice', { isMissing: !legalPages.includes('pdpa') && !legalPages.includes('privacy') }),
    ...missing('legal', 'terms', { isMissing: !legalPages.includes('terms') }),
    ...missing('holidays', 'holidays', { isMissing: facts.holidays === 0 }),
    ...missing('hospitals', 'hospital', { isMissing: facts.hospitals === 0 }),
    ...missing('doctors', 'doctor', { isMissing: facts.doctors === 0 }),
    ...missing('doctors', 'sessions', { isMissing: facts.doctorsWithSessions < facts.doctors, isRequired: false }),
    ...testedParts.flatMap((part) => missingOfPart(part, facts.parts[part])),
    ...missing('people', 'second_administrator', { isMissing: facts.administrators < 2, isRequired: false }),
    // Nobody must take invented hospitals and doctors for real ones.
    ...missing('sample', 'sample', { isMissing: facts.hasSample && facts.isProduction }),
  ];
}

function missingOfPart(step: TestedPart, state: PartState): Missing[] {
  if (state === 'passed') return [];
  return [{ step, what: state, isRequired: state === 'untested' || state === 'failed' }];
}

/** Whether no missing requirement prevents the opening of the site. */
export function mayOpen(missing: readonly Missing[]): boolean {
  return missing.every(({ isRequired }) => !isRequired);
}
