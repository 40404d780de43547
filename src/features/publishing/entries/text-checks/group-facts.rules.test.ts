import { describe, expect, it } from 'vitest';
import { sampleFacts } from '#src/server/sample-texts/sample-facts.fixture.ts';
import { contradictions, filled, filledDeep, unpromisedRooms, unsoldPackages } from './group-facts.rules.ts';

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
    expect(filled('{{visiting_hours}}', facts, 'zh')).toBe('中午12时至下午2时、下午5时至晚上8时');
    expect(filled('{{change_hours}} and {{sign_out_minutes}}', facts, 'en')).toBe('24 and 15');
    expect(filled('{{first_reminder_hours}} and {{last_reminder_hours}}', facts, 'en')).toBe('24 and 2');
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

  it.each([
    ['Visiting hours are 11 am to 2 pm and 5 pm to 8 pm.', 'en', '11 am to 2 pm'],
    ['Visitors may come until late, from 5 to 9 pm.', 'en', '5 to 9 pm'],
    ['Waktu melawat ialah 12 tengah hari hingga 3 petang.', 'ms', '12 tengah hari hingga 3 petang'],
    ['Pelawat boleh datang dari 5 petang hingga 9 malam.', 'ms', '5 petang hingga 9 malam'],
    ['探病时间是中午12时至下午3时。', 'zh', '中午12时至下午3时'],
    ['访客可在下午5点到晚上9点前来。', 'zh', '下午5点到晚上9点'],
  ] as const)('in the hours of visits: %s', (text, language, words) => {
    expect(found(text, language).map(([about, typed]) => [about, typed])).toEqual([['hours', words]]);
  });

  it.each([
    ['Our pharmacy is open from 8 am to 10 pm.', 'en', 'Pharmacy: 8 am to 10 pm'],
    ['The laboratory is open 24 hours.', 'en', 'Laboratory: 24 hours'],
    ['Farmasi kami dibuka dari 8 pagi hingga 10 malam.', 'ms', 'Farmasi: 8 pagi hingga 10 malam'],
    ['药房营业时间为上午8时至晚上10时。', 'zh', '药房: 上午8时至晚上10时'],
    ['The dialysis unit works Monday to Saturday 6 am to 11 pm.', 'en', 'Dialysis unit: 6 am to 11 pm'],
  ] as const)('in the hours of a service: %s', (text, language, words) => {
    expect(found(text, language).map(([about, typed]) => [about, typed])).toEqual([['hours', words]]);
  });

  it.each([
    ['Visiting hours are 12 noon to 2 pm and 5 to 8 pm.', 'en'],
    ['Waktu melawat: 12 tengah hari hingga 2 petang, 5 petang hingga 8 malam.', 'ms'],
    ['探病时间为中午12时至下午2时、下午5时至晚上8时。', 'zh'],
    ['The pharmacy is open every day from 7 am to 9 pm.', 'en'],
    ['The laboratory can be seen on Saturday, 25 October, from 9 am to noon.', 'en'],
    ['Two or three patients an hour; the talk is from 9 am to 1 pm.', 'en'],
  ] as const)('and not where the hours are right, or are those of one day: %s', (text, language) => {
    expect(found(text, language)).toEqual([]);
  });

  it.each([
    ['The normal delivery package gives you a shared room.', 'en', 'shared room'],
    ['Pakej kelahiran normal termasuk bilik berkongsi.', 'ms', 'bilik berkongsi'],
    ['顺产配套包括双人房。', 'zh', '双人房'],
  ] as const)('in the room of a package: %s', (text, language, words) => {
    expect(found(text, language).map(([about, typed]) => [about, typed])).toEqual([['room', words]]);
  });

  it('in the price of a room, which the data does not have', () => {
    expect(found('A single room costs RM280 a night.').map(([about]) => about)).toEqual(['room_price']);
    expect(found('Bilik seorang RM280 semalam.', 'ms').map(([about]) => about)).toEqual(['room_price']);
    expect(found('单人病房每晚RM280。', 'zh').map(([about]) => about)).toEqual(['room_price']);
    expect(found('A heart tracing costs RM60 in the room next door.')).toEqual([]);
  });

  it('in the rooms of a campaign, in any of its sentences', () => {
    const campaign = { packageSlugs: ['normal-delivery-package'] };
    const rooms = (text: string, language: 'en' | 'ms' | 'zh') =>
      unpromisedRooms([text], campaign, { facts, language }).map(({ words }) => words);
    expect(rooms('<p>Book early. Two nights in a shared room.</p>', 'en')).toEqual(['shared room']);
    expect(rooms('Dua malam di bilik dua katil.', 'ms')).toEqual(['bilik dua katil']);
    expect(rooms('两晚双人房。', 'zh')).toEqual(['双人房']);
    expect(rooms('Two nights in a single room.', 'en')).toEqual([]);
    expect(unpromisedRooms(['A shared room.'], {}, { facts, language: 'en' })).toEqual([]);
  });
});
