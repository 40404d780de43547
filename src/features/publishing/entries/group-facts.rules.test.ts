import { describe, expect, it } from 'vitest';
import { sampleFacts } from '#src/server/sample-facts.fixture.ts';
import { contradictions, filled, filledDeep, unsoldPackages } from './group-facts.rules.ts';

const facts = sampleFacts();
const found = (text: string, language: 'en' | 'ms' | 'zh' = 'en') =>
  contradictions(text, facts, language).map(({ about, words, known }) => [about, words, known]);

describe('placeholders of a text', () => {
  it('are filled from the data', () => {
    expect(filled('All {{hospitals}} hospitals with {{beds}} beds', facts, 'en')).toBe(
      'All 29 hospitals with 4,465 beds',
    );
    expect(filled('{{price:heart-check}} and {{beds:melur-tun-razak}}', facts, 'en')).toBe('RM488 and 320');
    expect(filled('{{company}}, {{registration}}', facts, 'en')).toBe(
      'Melur Healthcare Berhad, 198601000123 (150123-M)',
    );
    expect(filled('{{visiting_hours}}', facts, 'zh')).toBe('中午12时至下午2时');
    expect(filledDeep({ a: ['{{centres}}'], b: 3 }, facts, 'en')).toEqual({ a: ['60'], b: 3 });
  });

  it('without a value stay as they were typed, and the editor is told', () => {
    expect(filled('{{price:nothing}} {{bedz}}', facts, 'en')).toBe('{{price:nothing}} {{bedz}}');
    expect(found('It costs {{price:nothing}}.').map(([about, words]) => [about, words])).toEqual([
      ['placeholder', '{{price:nothing}}'],
    ]);
  });
});

describe('a text that contradicts the data', () => {
  it('in the number of hospitals, beds, centres or doctors of the group', () => {
    expect(found('We are a group of 31 private hospitals.')).toEqual([['hospitals', '31 private hospitals', '29']]);
    expect(found('Kumpulan 28 hospital swasta', 'ms')).toEqual([['hospitals', '28 hospital', '29']]);
    expect(found('集团旗下30家医院', 'zh')).toEqual([['hospitals', '30家医院', '29']]);
    expect(found('The group has 4,400 beds.')).toEqual([['beds', '4,400 beds', '4,465']]);
    expect(found('Our 58 centres of excellence')).toEqual([['centres', '58 centres of excellence', '60']]);
    expect(found('More than 900 specialists')).toEqual([['doctors', '900 specialists', '600']]);
    expect(
      found('In all 29 hospitals, 4,465 beds and about 590 specialists; at four hospitals also at night.'),
    ).toEqual([]);
  });

  it('in the beds and the number of one hospital', () => {
    expect(found('Melur Tun Razak has 350 beds.')).toEqual([
      ['beds', '350 beds', 'Melur Tun Razak Specialist Hospital: 320'],
    ]);
    expect(found('Melur Tun Razak has 320 beds. Its intensive care unit at Melur Tun Razak has 18 beds.')).toEqual([]);
    expect(found('Ring Melur Ipoh on 05-999 9999.')[0]?.slice(0, 2)).toEqual(['phone', '05-999 9999']);
    const own = facts.hospitals.find(({ slug }) => slug === 'melur-ipoh')!.phones[0]!;
    expect(found(`Ring Melur Ipoh on +60 ${own.slice(2, 3)}-${own.slice(3, 6)} ${own.slice(6)}.`)).toEqual([]);
  });

  it('in the price of a package', () => {
    expect(found('The heart check costs RM450.')).toEqual([['price', 'Heart check: RM450', 'RM488']]);
    expect(found('Pemeriksaan jantung berharga RM450.', 'ms')).toEqual([
      ['price', 'Pemeriksaan jantung: RM450', 'RM488'],
    ]);
    expect(found('心脏检查只需RM450。', 'zh')).toEqual([['price', '心脏检查: RM450', 'RM488']]);
    expect(found('The heart check costs RM488.')).toEqual([]);
  });

  it('in what a hospital offers', () => {
    expect(found('Come to the Women’s Centre of Melur Shah Alam.')[0]?.slice(0, 2)).toEqual([
      'centre',
      'Women’s Centre, Melur Shah Alam Specialist Hospital',
    ]);
    expect(found('Come to the Children’s Centre of Melur Shah Alam.')).toEqual([]);
    expect(
      unsoldPackages(
        { packageSlugs: ['normal-delivery-package'], hospitalSlugs: ['melur-rawang', 'melur-klang'] },
        facts,
      ),
    ).toEqual([
      { about: 'not_sold', words: 'normal-delivery-package, melur-rawang', known: 'Normal delivery package' },
    ]);
  });
});
