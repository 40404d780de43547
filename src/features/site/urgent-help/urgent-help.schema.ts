import type { UrgentConcept } from './urgent-concepts.rules.ts';

/** The card for a reader who may be in danger. */
export interface UrgentHelp {
  concept: UrgentConcept;
  /** Emergency number from the settings. */
  phone: string;
  /** The published first-aid entry with all the steps; path without language prefix. */
  firstAid: { href: string; title: string } | null;
}
