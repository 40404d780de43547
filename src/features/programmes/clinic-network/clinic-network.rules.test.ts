import { expect, it } from 'vitest';
import { aToZ } from './clinic-network.rules.ts';

const listed = (zh: string) => ({ title: { en: '', zh } });

it('a Chinese title stands under the letter of its sound; digits come last', () => {
  const groups = aToZ([listed('2 型糖尿病'), listed('中风'), listed('哮喘'), listed('心脏衰竭')], 'zh');
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ title }) => title.zh)])).toEqual([
    ['X', ['哮喘', '心脏衰竭']],
    ['Z', ['中风']],
    ['#', ['2 型糖尿病']],
  ]);
});

it('a title without a text in the reader’s language stands under its English letter', () => {
  expect(aToZ([{ title: { en: 'Asthma' } }, { title: { en: 'Gout', zh: '痛风' } }], 'zh').map((g) => g.letter)).toEqual(
    ['A', 'T'],
  );
});
