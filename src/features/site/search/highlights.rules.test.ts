import { expect, it } from 'vitest';
import { excerptOf, highlighted } from './highlights.rules.ts';

const hits = (text: ReturnType<typeof highlighted>) =>
  text.pieces.filter(({ isHit }) => isHit).map(({ words }) => words);

it('the reader’s words are marked as they stand in the text, with their accents and endings', () => {
  expect(hits(highlighted('Memory cafés and a café', 'en', ['cafe']))).toEqual(['cafés', 'café']);
  expect(hits(highlighted('了解心脏病', 'zh', ['心脏', '脏病']))).toEqual(['心脏病']);
  expect(highlighted('Nothing here', 'en', ['heart']).pieces).toEqual([{ words: 'Nothing here', isHit: false }]);
});

it('of a long text the part with the words is shown', () => {
  const excerpt = excerptOf(`${'Before. '.repeat(60)}A heart attack begins.${' After.'.repeat(60)}`, 'en', ['heart'])!;
  const words = excerpt.pieces.map(({ words: part }) => part).join('');
  expect(words).toMatch(/^… .*A heart attack begins.* …$/);
  expect(words.length).toBeLessThan(200);
  expect(excerptOf('Nothing here', 'en', ['heart'])).toBeNull();
});
