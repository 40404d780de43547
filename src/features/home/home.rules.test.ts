import { expect, it } from 'vitest';
import { hospitalsByState } from './home.rules.ts';

it('hospitals stand under their states, the state with most hospitals first', () => {
  const grouped = hospitalsByState([
    { slug: 'ipoh', name: 'Ipoh', state: 'Perak' }, { slug: 'kangar', name: 'Kangar', state: 'Perlis' },
    { slug: 'muar', name: 'Muar', state: 'Johor' }, { slug: 'kluang', name: 'Kluang', state: 'Johor' },
  ]);
  expect(grouped.map(({ state, hospitals }) => [state, hospitals.map(({ slug }) => slug)])).toEqual([['Johor', ['muar', 'kluang']], ['Perak', ['ipoh']], ['Perlis', ['kangar']]]);
});
