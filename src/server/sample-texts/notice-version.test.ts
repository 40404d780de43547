import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';
import { languages } from '#src/shared/languages.ts';

/** The texts of each version, as a digest: whoever agreed to a version agreed to these words. */
const texts = createHash('sha256');
for (const language of languages) texts.update(readFileSync(`sample/entries/page/${language}/pdpa.md`));

it('the privacy notice of the sample has a new version whenever its text changes', () => {
  expect({ version: shippedNoticeVersion, texts: texts.digest('hex').slice(0, 16) }).toEqual({
    version: '2026-11-28',
    texts: '20ef5b3c0b96249d',
  });
});
