import { describe, expect, it } from 'vitest';
import { urgentConceptsIn } from './urgent-help.rules.ts';

const first = (text: string) => urgentConceptsIn(text)[0];

describe('danger in what somebody types', () => {
  it('is recognised where its words stand apart, in any order', () => {
    expect(first('pain since last night, mostly in my chest')).toBe('heart');
    expect(first('anak demam panas lalu badan dia kejang')).toBe('fit');
    expect(first('爸爸从今早开始胸口一直很闷')).toBe('heart');
  });

  it('is not put together from words that are far apart', () => {
    expect(
      first('my head of department asked whether the form that I sent last week to the office was hit by a virus'),
    ).toBeUndefined();
  });

  it('is recognised with typing errors, capitals, accents and letters drawn out', () => {
    expect(first('UNCONCIOUS')).toBe('unconscious');
    expect(first('siezure')).toBe('fit');
    expect(first('chest pian')).toBe('heart');
    expect(first('can’t breathe')).toBe('breathing');
    expect(first('sakiiiit dada')).toBe('heart');
  });

  it('is recognised in traditional characters', () => {
    expect(['中風', '胸悶', '自殺', '呼吸困難', '燙傷'].map(first)).toEqual([
      'stroke',
      'heart',
      'suicide',
      'breathing',
      'burn',
    ]);
  });

  it('has a word that is harmless in a sentence and a danger by itself', () => {
    expect(first('burn')).toBe('burn');
    expect(first('how to burn calories')).toBeUndefined();
  });

  it('is not seen in everyday words that sound like it', () => {
    for (const harmless of ['burn calories', 'attack of nerves', 'panas hati', 'get fit', '笑死', 'food poisoning'])
      expect([harmless, ...urgentConceptsIn(harmless)]).toEqual([harmless]);
  });

  it.each([
    'I want to burn calories before my wedding in June',
    'I had an attack of nerves before my interview, can I still come on Monday',
    'jiran saya selalu panas hati kalau anak saya bising',
    'please burn the pictures of my scan on a disc',
    'my heart is broken since he left for Penang',
    '我儿子被老师骂得抽不出时间预约',
    'saya sakit hati dengan kerani kaunter semalam',
  ])('is not seen in the harmless sentence: %s', (sentence) => {
    expect(urgentConceptsIn(sentence)).toEqual([]);
  });

  it.each([
    ['bat bite', 'snake'],
    ['bitten by a monkey', 'snake'],
    ['digigit monyet', 'snake'],
    ['gigitan kucing', 'snake'],
    ['被老鼠咬', 'snake'],
    ['slit my wrists', 'suicide'],
    ['I hurt myself on purpose', 'suicide'],
    ['kelar pergelangan tangan', 'suicide'],
    ['割手腕', 'suicide'],
    ['cant lift her arm', 'stroke'],
    ['mak tak boleh angkat tangan', 'stroke'],
    ['妈妈的手抬不起来', 'stroke'],
    ['mak kena strok perlu rawatan segera', 'stroke'],
  ])('is recognised in: %s', (text, concept) => {
    expect(first(text)).toBe(concept);
  });

  it.each([
    'rawatan strok',
    'stroke treatment',
    '中风治疗',
    'kemalangan insurans',
    '车祸保险',
    'frozen shoulder cannot lift one arm',
    'motorbike accident insurance',
    '车祸保险，怎么买',
    'breast pump not working',
  ])('is not seen in what asks for treatment or insurance: %s', (text) => {
    expect(urgentConceptsIn(text)).toEqual([]);
  });

  it.each([
    ['vomiting blood and my blood pressure is low', 'bleeding'],
    ['my dad is having a stroke, he cannot talk', 'stroke'],
    ['she has a frozen shoulder but now a stroke', 'stroke'],
    ['frozen shoulder for years, today her face droops', 'stroke'],
    ['bahu beku, sekarang muka senget', 'stroke'],
    ['五十肩可是现在嘴歪了', 'stroke'],
    ['chest pain when I exercise', 'heart'],
    ['kepala terhantuk di sekolah', 'head-injury'],
    ['muntah darah, ada darah tinggi', 'bleeding'],
    ['I want to die and I don’t know what to do', 'suicide'],
    ['my son is having a fit, please get help', 'fit'],
    ['allergic reaction cannot talk', 'allergy'],
    ['癫痫发作，药吃完了', 'fit'],
    ['motorbike accident, insurance claim later, leg broken', 'accident'],
    ['car accident, insurance claim later', 'accident'],
    ['车祸，保险以后再说', 'accident'],
    ['car accident just happened, I had heart surgery last year', 'accident'],
    ['kemalangan motor tadi, dia ada diabetes sejak tahun lalu', 'accident'],
    ['车祸刚发生,去年做过手术', 'accident'],
    ['burning hot oil on my hand, fever', 'burn'],
    ['my dad had a stroke years ago and now a motorbike accident', 'accident'],
  ])('is recognised beside harmless words: %s', (text, concept) => {
    expect(first(text)).toBe(concept);
  });

  it.each(['want to hurt myself', 'hurt myself', 'keep hurting myself', 'nak sakiti diri', '想弄伤自己'])(
    'is recognised in the wish to hurt oneself: %s',
    (text) => {
      expect(first(text)).toBe('suicide');
    },
  );

  it.each(['I fell and hurt myself at badminton', 'lutut sakit, saya datang sendiri', '独自伤心', '不小心弄伤自己'])(
    'is not seen in an injury or a sorrow: %s',
    (text) => {
      expect(urgentConceptsIn(text)).toEqual([]);
    },
  );

  it.each([
    ['luka dalam, darah xberhenti', 'bleeding'],
    ['my inhaler isn’t helping', 'breathing'],
    ['she swallowed a grape', 'choking'],
    ['怀孕七个月突然流很多血', 'pregnancy'],
    ['motorbike, leg broken', 'accident'],
  ])('is recognised in spoken words: %s', (text, concept) => {
    expect(first(text)).toBe(concept);
  });

  it('with a name says more than a cry for help', () => {
    expect(urgentConceptsIn('999 my father has a stroke')).toEqual(['stroke']);
  });
});
