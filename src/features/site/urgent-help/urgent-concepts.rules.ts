/** The urgent concepts; each has a card with a first step (our own choice, after the library's first-aid entries). */
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

/** Whether a text names an urgent concept. */
export const isUrgentConcept = (text: string | null): text is UrgentConcept =>
  (urgentConcepts as readonly (string | null)[]).includes(text);

export interface ConceptPatterns {
  /** A match of any of these shows the card. */
  signs: readonly string[];
  /** The words of a match are harmless; signs are looked for in the rest of the text. */
  harmless?: readonly string[];
}
