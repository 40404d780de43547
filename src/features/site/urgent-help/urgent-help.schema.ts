import type { UrgentConcept } from './urgent-concepts.rules.ts';

/** A published first-aid entry; path without language prefix. */
export interface FirstAidLink {
  href: string;
  title: string;
}

/** The card for a reader who may be in danger. */
export interface UrgentHelp {
  concept: UrgentConcept;
  /** Emergency number from the settings. */
  phone: string;
  /** The published first-aid entry with all the steps. */
  firstAid: FirstAidLink | null;
}
