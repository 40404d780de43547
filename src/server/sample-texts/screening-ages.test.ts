import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';

/** The Ministry of Health's screening ages: one range for each test, in every text that names it. */
const bowel = '50 to 75';
const breast = '50 to 74';

const suitsOf = (slug: string) => packageSamples().find((sample) => sample.slug === slug)!.suits.en;
const entryText = (kind: string, slug: string) =>
  JSON.stringify(sampleEntries().find((entry) => entry.kind === kind && entry.slug === slug));

describe('the ages of screening', () => {
  it('are one range for the bowel and one for the breast', () => {
    expect(suitsOf('bowel-screening-colonoscopy')).toContain(bowel);
    expect(entryText('library-test', 'colonoscopy')).toContain(bowel);
    expect(suitsOf('breast-screening')).toContain(breast);
    expect(entryText('library-test', 'mammogram')).toContain(breast);
    expect(entryText('campaign', 'pink-to-january-mammogram')).toContain(breast);
    expect(packageSamples().find(({ slug }) => slug === 'breast-screening')!.ages).toEqual([50, 74]);
  });

  it('are never given otherwise', () => {
    const others = /50 to 69|50 hingga 69|50至69|(?:bowel|colonoscopy)[^.']{0,60}from 45/i;
    const found = globSync('sample/**/*.{json,md}').filter((path) => others.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
    expect(globSync('sample/**/*.{json,md}').length).toBeGreaterThan(900);
    expect(others.test('every two years from 50 to 69')).toBe(true);
  });
});
