/** What may be the matter; each has its card with a first step (our own choice, after the first-aid entries of the library). */
export const urgentConcepts = [
  'drowning',
  'electric-shock',
  'heat',
  'choking',
  'allergy',
  'poison',
  'snake',
  'eye',
  'heart',
  'stroke',
  'breathing',
  'burn',
  'fit',
  'infection',
  'unconscious',
  'pregnancy',
  'bleeding',
  'head-injury',
  'baby',
  'suicide',
  'accident',
  'emergency',
] as const;

export type UrgentConcept = (typeof urgentConcepts)[number];

export const isUrgentConcept = (text: string | null): text is UrgentConcept =>
  (urgentConcepts as readonly (string | null)[]).includes(text);

export interface ConceptPatterns {
  /** Any of these raises the card. */
  signs: readonly string[];
  /** Any of these shows that the words mean something harmless. */
  harmless?: readonly string[];
}
