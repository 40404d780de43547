/**
 * The words by which danger is recognised: for each concept the patterns of three languages. A pattern is a list of
 * sets joined by '+'; one word of each set must occur within a few words of the others, in any order. Words of a set
 * are separated by '|'. A leading '= ' means the whole text. A star stands for any ending; a blank joins adjacent
 * words; a word without Latin letters is matched without spaces and in simplified characters. The concept that names
 * the cause or the treatment comes before the sign that many causes share: 'drowned, not breathing' is drowning.
 */
import type { ConceptPatterns, UrgentConcept } from './urgent-concepts.rules.ts';
import { birthPatterns } from './urgent-words-birth.rules.ts';
import { illnessPatterns } from './urgent-words-illness.rules.ts';
import { injuryPatterns } from './urgent-words-injury.rules.ts';

export const conceptPatterns: Readonly<Record<UrgentConcept, ConceptPatterns>> = {
  ...illnessPatterns,
  ...birthPatterns,
  ...injuryPatterns,
};
