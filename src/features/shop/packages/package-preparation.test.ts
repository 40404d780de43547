import { describe, expect, it } from 'vitest';
import { partText } from './data/package-items.seed.ts';
import { packageSamples, type PackageSample } from './data/package-sample.seed.ts';

type Package = Pick<PackageSample, 'slug' | 'type' | 'includes' | 'prepare' | 'ages' | 'gender'>;

const itemsOf = ({ includes }: Package) => Object.values(includes).flat();
/** Whether one of the package's items is named so in English. */
const has = (sold: Package, words: RegExp) => itemsOf(sold).some((item) => words.test(partText('items', item).en));
/** A woman or girl of an age at which she may be pregnant can buy it. */
const mayBePregnant = ({ gender, ages: [from, to] }: Package) =>
  gender !== 'male' && from < 50 && (to === null || to > 12);

/** What is done in a package, and the line of preparation without which it is unsafe or invalid. */
const rules: readonly { why: string; needs: string; applies: (sold: Package) => boolean }[] = [
  { why: 'a fasting blood sugar', needs: 'fast', applies: (sold) => itemsOf(sold).includes('sugar') },
  { why: 'breakfast after the blood test', needs: 'fast', applies: (sold) => itemsOf(sold).includes('meal') },
  { why: 'fasting with diabetes', needs: 'diabetesMedicine', applies: ({ prepare }) => prepare.includes('fast') },
  { why: 'other tablets while fasting', needs: 'medicinesAsUsual', applies: ({ prepare }) => prepare.includes('fast') },
  {
    why: 'X-rays in pregnancy',
    needs: 'notPregnant',
    applies: (sold) => mayBePregnant(sold) && has(sold, /x-ray|mammogram|\bCT\b|calcium score|bone density/i),
  },
  { why: 'allergies to a vaccine', needs: 'allergies', applies: (sold) => has(sold, /vaccine/i) },
  { why: 'fever before a vaccine', needs: 'notIll', applies: (sold) => has(sold, /vaccine/i) },
  { why: 'drops that blur the sight', needs: 'noDriving', applies: (sold) => has(sold, /retina/i) },
  { why: 'sedation', needs: 'sedation', applies: (sold) => has(sold, /with sedation/i) },
  { why: 'going home after sedation', needs: 'companion', applies: (sold) => has(sold, /with sedation/i) },
  { why: 'bleeding at a colonoscopy', needs: 'bleedingMedicine', applies: (sold) => has(sold, /colonoscopy/i) },
  { why: 'coffee before a stress test', needs: 'noCaffeine', applies: (sold) => has(sold, /stress test/i) },
  { why: 'exercise to the limit', needs: 'exerciseSafe', applies: (sold) => has(sold, /stress test|VO2/i) },
  { why: 'a reaction after a vaccine', needs: 'afterVaccine', applies: (sold) => has(sold, /vaccine/i) },
  { why: 'illness that concerns a dentist', needs: 'dentalTell', applies: (sold) => has(sold, /dentist/i) },
  {
    why: 'a patient under 18',
    needs: 'guardianUnder18',
    applies: ({ ages: [from], prepare }) => from < 18 && !prepare.includes('guardian'),
  },
  {
    why: 'a check of people without symptoms',
    needs: 'feelWell',
    applies: (sold) => sold.type === 'screening' && itemsOf(sold).includes('review'),
  },
  { why: 'a smear', needs: 'noIntercourse', applies: (sold) => has(sold, /smear/i) },
];

const lacking = (sold: readonly Package[]) =>
  sold.flatMap((one) =>
    rules
      .filter(({ applies, needs }) => applies(one) && !one.prepare.includes(needs))
      .map(({ why, needs }) => `${one.slug}: ${needs} for ${why}`),
  );

describe('the preparation of a package fits what is done in it', () => {
  const sold = packageSamples();

  it('in each package of the sample', () => {
    expect(sold.length).toBe(40);
    for (const { why, applies } of rules) expect(sold.filter(applies).length, why).toBeGreaterThan(0);
    expect(lacking(sold)).toEqual([]);
  });

  it('and a package without its line is found', () => {
    const comprehensive = sold.find(({ slug }) => slug === 'comprehensive-health-screening')!;
    expect(lacking([{ ...comprehensive, prepare: ['bringList'] }])).toEqual([
      'comprehensive-health-screening: fast for a fasting blood sugar',
      'comprehensive-health-screening: fast for breakfast after the blood test',
      'comprehensive-health-screening: notPregnant for X-rays in pregnancy',
      'comprehensive-health-screening: feelWell for a check of people without symptoms',
    ]);
    expect(lacking([{ ...comprehensive, prepare: ['fast', 'notPregnant', 'feelWell'] }])).toEqual([
      'comprehensive-health-screening: diabetesMedicine for fasting with diabetes',
      'comprehensive-health-screening: medicinesAsUsual for other tablets while fasting',
    ]);
    const sports = sold.find(({ slug }) => slug === 'marathon-ready')!;
    expect(lacking([{ ...sports, ages: [16, 65], prepare: ['noCaffeine'] }])).toEqual([
      'marathon-ready: exerciseSafe for exercise to the limit',
      'marathon-ready: guardianUnder18 for a patient under 18',
    ]);
  });
});
