import { expect, test } from 'vitest';
import { inResultOrder } from './result-order.rules.ts';

const order = (...rows: Parameters<typeof inResultOrder>[1][number][]) =>
  inResultOrder(rows, rows).map(({ type }) => type);

test('types of results stand in the order of their best match, doctors and specialities a little higher', () => {
  expect(order({ type: 'article', score: 1, isOver: false }, { type: 'doctor', score: 0.6, isOver: false })).toEqual([
    'doctor',
    'article',
  ]);
  expect(order({ type: 'article', score: 1, isOver: false }, { type: 'doctor', score: 0.5, isOver: false })).toEqual([
    'article',
    'doctor',
  ]);
});

test('what is over counts half', () => {
  expect(order({ type: 'event', score: 1, isOver: true }, { type: 'article', score: 0.6, isOver: false })).toEqual([
    'article',
    'event',
  ]);
});
