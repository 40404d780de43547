import type { UrgentConcept } from './urgent-concepts.rules.ts';

/** Slugs of the library's first-aid entries with the steps for a concept, best first. */
export const firstAidSlugs: Readonly<Record<UrgentConcept, readonly string[]>> = {
  heart: ['heart-attack', 'cardiac-arrest'],
  stroke: ['stroke'],
  breathing: ['asthma-attack'],
  choking: ['choking'],
  bleeding: ['severe-bleeding'],
  unconscious: ['cardiac-arrest'],
  fit: ['seizure'],
  allergy: ['severe-allergic-reaction'],
  poison: ['swallowed-poison'],
  burn: ['burns-and-scalds'],
  snake: ['snake-bite'],
  'head-injury': ['head-injury'],
  pregnancy: [],
  baby: [],
  suicide: [],
  accident: ['severe-bleeding'],
  drowning: ['drowning', 'cardiac-arrest'],
  'electric-shock': ['electric-shock', 'cardiac-arrest'],
  heat: ['heat-stroke'],
  eye: ['chemical-in-the-eye'],
  infection: ['meningitis', 'sepsis'],
  emergency: ['cardiac-arrest'],
};
