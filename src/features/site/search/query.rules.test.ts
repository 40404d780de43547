import { describe, expect, it } from 'vitest';
import { tokensOf } from '#src/shared/texts/search-words.ts';
import { queryOf, type Synonym } from './query.rules.ts';

const synonym = (
  phrase: string,
  specialitySlug: string | null,
  urgentConcept: Synonym['urgentConcept'] = null,
): Synonym => ({
  meaning: null,
  phrase,
  tokens: tokensOf(phrase),
  specialitySlug,
  specialityWords: specialitySlug ? [specialitySlug] : [],
  urgentConcept,
});
const synonyms = [
  synonym('sakit', 'anaesthesiology'),
  synonym('sakit jantung', 'cardiology'),
  synonym('chest pain', 'cardiology'),
  synonym('胸痛', 'cardiology'),
  synonym('bahang', null, 'heat'),
];

describe('a question', () => {
  it('asks for every telling word, begun as typed; a plural is looked for by its singular', () => {
    expect(queryOf('The doctors for knees', [])?.all).toBe("('doctor':* & 'knee':*)");
    expect(queryOf('doctor for knees', [])?.all).toBe("'knee':*");
  });

  it('of idle words alone asks for these', () => {
    expect(queryOf('how to', [])?.all).toBe("('how':* & 'to':*)");
    expect(queryOf('%_', [])).toBeNull();
  });

  it('in Chinese asks for pairs of characters', () => {
    expect(queryOf('糖尿病', [])?.all).toBe("('糖尿' & '尿病')");
  });

  it('with an everyday phrase asks for its speciality too, by the longest phrase', () => {
    const query = queryOf('sakit jantung Ipoh', synonyms)!;
    expect(query.specialitySlug).toBe('cardiology');
    expect(query.all).toBe("((('sakit':* & 'jantung':*) | 'cardiology') & 'ipoh':*)");
  });

  it('with a word of staff asks for the known words that it stands for, and for their speciality', () => {
    const added = [...synonyms, { ...synonym('demam tulang', null), meaning: 'dengue fever' }];
    expect(queryOf('demam tulang Ipoh', added)?.all).toBe(
      "((('demam':* & 'tulang':*) | ('dengue':* & 'fever':*)) & 'ipoh':*)",
    );
    const chest = [...synonyms, { ...synonym('dada ketat', null), meaning: 'chest pain' }];
    expect(queryOf('dada ketat', chest)).toMatchObject({
      all: "(('dada':* & 'ketat':*) | (('chest':* & 'pain':*) | 'cardiology'))",
      specialitySlug: 'cardiology',
    });
  });

  it('with urgent words is urgent, in the middle of a sentence too', () => {
    expect(queryOf('bad chest pain since noon', synonyms)?.urgentConcepts).toEqual(['heart']);
    expect(queryOf('爸爸胸痛怎么办', synonyms)?.urgentConcepts).toEqual(['heart']);
    expect(queryOf('kena bahang', synonyms)?.urgentConcepts).toEqual(['heat']);
    expect(queryOf('chest x-ray', synonyms)?.urgentConcepts).toEqual([]);
  });
});
