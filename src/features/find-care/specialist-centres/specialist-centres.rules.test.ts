import { expect, it } from 'vitest';
import { aToZ, doctorsAddress, queryWords } from './specialist-centres.rules.ts';

const heart = { name: { en: 'Cardiology', ms: 'Kardiologi', zh: '心脏科' } };
const skin = { name: { en: 'Dermatology', ms: 'Dermatologi', zh: '皮肤科' } };
const surgery = { name: { en: 'Cardiac surgery' } };

it('puts specialities under the letters of the reader’s language', () => {
  expect(aToZ([skin, heart, surgery], 'en')).toEqual([
    { letter: 'C', specialities: [surgery, heart] },
    { letter: 'D', specialities: [skin] },
  ]);
  expect(aToZ([heart, skin], 'ms').map(({ letter }) => letter)).toEqual(['D', 'K']);
});

it('needs no letters in Chinese', () => {
  expect(aToZ([heart, skin], 'zh').map(({ letter, specialities }) => [letter, specialities.length])).toEqual([['', 2]]);
  expect(aToZ([], 'zh')).toEqual([]);
});

it('leads to the doctors of a speciality in one hospital', () => {
  expect(doctorsAddress('cardiology')).toBe('/doctor?specialisation=cardiology');
  expect(doctorsAddress('cardiology', 'Melur Ipoh Specialist Hospital')).toBe(
    '/doctor?specialisation=cardiology&location=Melur+Ipoh+Specialist+Hospital',
  );
});

it('takes a few words of what was typed', () => {
  expect(queryWords(' sakit  jantung ')).toEqual(['sakit', 'jantung']);
});
