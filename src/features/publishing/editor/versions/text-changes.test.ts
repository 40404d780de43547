import { expect, it } from 'vitest';
import { changesBetween, foldedChangesBetween } from './text-changes.server.ts';

it('a reworded sentence is told word by word, the sentences around it stay', () => {
  expect(
    changesBetween('Drink water. Rest for two days. Call us.', 'Drink water. Rest for three days. Call us.'),
  ).toEqual([
    { words: 'Drink water. ', is: 'unchanged' },
    { words: 'Rest for ', is: 'unchanged' },
    { words: 'two', is: 'removed' },
    { words: 'three', is: 'added' },
    { words: ' days. ', is: 'unchanged' },
    { words: 'Call us.', is: 'unchanged' },
  ]);
});

it('a sentence that says something else is removed and added whole', () => {
  expect(changesBetween('Take one tablet a day.', 'Never swim alone at night!')).toEqual([
    { words: 'Take one tablet a day.', is: 'removed' },
    { words: 'Never swim alone at night!', is: 'added' },
  ]);
});

it('Chinese is compared by its own sentences and words', () => {
  expect(changesBetween('多喝水。休息两天。请致电。', '多喝水。休息三天。请致电。', 'zh')).toEqual([
    { words: '多喝水。', is: 'unchanged' },
    { words: '休息', is: 'unchanged' },
    { words: '两天', is: 'removed' },
    { words: '三天', is: 'added' },
    { words: '。', is: 'unchanged' },
    { words: '请致电。', is: 'unchanged' },
  ]);
});

it('of a long unchanged stretch only the sentence beside the change is shown at once', () => {
  const long = 'One. Two. Three. Four. Five. ';
  expect(foldedChangesBetween(`${long}Old end.`, `${long}New ends here, in short.`, 'en')).toEqual([
    { words: 'One. Two. Three. Four. ', is: 'folded' },
    { words: 'Five. ', is: 'unchanged' },
    { words: 'Old end.', is: 'removed' },
    { words: 'New ends here, in short.', is: 'added' },
  ]);
  expect(foldedChangesBetween(long, long, 'en')).toEqual([{ words: long, is: 'unchanged' }]);
});
