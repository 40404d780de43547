/**
 * The words by which people in danger are recognised: for each concept the patterns of three languages. A pattern is a list
 * of sets joined by '+'; one word of each set must stand within a few words of the others, in any order. Words of a set are
 * divided by '|'. '= ' in front: nothing else is typed. A star stands for any ending; a blank joins neighbours; without Latin letters the text is looked for as
 * it stands, without spaces and in simplified characters. The concept that names the cause or the treatment stands before
 * the sign that many causes share: 'drowned, not breathing' is drowning.
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
