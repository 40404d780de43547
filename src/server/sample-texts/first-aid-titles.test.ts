import { expect, it } from 'vitest';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { urgentConceptsIn } from '#src/features/site/urgent-help/urgent-help.rules.ts';
import { languages } from '#src/shared/languages.ts';

/** First aid that seldom needs the ambulance: its search leads to the entry, and the entry says when to call. */
const withoutCard = ['broken-bone', 'low-blood-sugar', 'nosebleed'];

const titlesOf = (isWithCard: boolean) =>
  sampleEntries()
    .filter(({ kind, slug }) => kind === 'library-first-aid' && withoutCard.includes(slug) !== isWithCard)
    .flatMap(({ title }) => languages.map((language) => title[language] ?? ''));

it('the title of first aid for an emergency raises an urgent card, in three languages', () => {
  expect(titlesOf(true)).toHaveLength(22 * 3);
  expect(titlesOf(true).filter((title) => urgentConceptsIn(title).length === 0)).toEqual([]);
});

it('a plain nosebleed, sprain or low sugar raises none, in three languages', () => {
  expect(titlesOf(false)).toHaveLength(3 * 3);
  expect(titlesOf(false).filter((title) => urgentConceptsIn(title).length > 0)).toEqual([]);
});
