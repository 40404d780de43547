import { expect, it } from 'vitest';
import { firstAidSlugsFor } from './first-aid.rules.ts';

it.each([
  ['dog bite on my leg', 'dog-bite'],
  ['digigit anjing liar', 'dog-bite'],
  ['孩子被狗咬', 'dog-bite'],
  ['被貓抓傷', 'dog-bite'],
  ['gigitan tikus', 'dog-bite'],
  ['被老鼠咬', 'dog-bite'],
  ['jellyfish sting', 'jellyfish-sting'],
  ['kena obor-obor', 'jellyfish-sting'],
  ['被水母蜇', 'jellyfish-sting'],
  ['scorpion sting', 'sting'],
  ['disengat lipan', 'sting'],
  ['被蜈蚣咬', 'sting'],
  ['snake bite', 'snake-bite'],
  ['dipatuk ular', 'snake-bite'],
  ['被蛇咬', 'snake-bite'],
])('the card of bites and stings leads to the steps for the animal that is named: %s', (text, slug) => {
  expect(firstAidSlugsFor('snake', text)[0]).toBe(slug);
});

it('an animal that is named changes no other card', () => {
  expect(firstAidSlugsFor('bleeding', 'the dog bite is bleeding a lot')).toEqual(['severe-bleeding']);
});
