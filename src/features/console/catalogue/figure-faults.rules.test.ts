import { expect, it } from 'vitest';
import { figureFaults } from './figure-faults.rules.ts';

it('figures of a centre need a source', () => {
  const figures = [{ en: '74 minutes | from the door to the open artery' }];
  expect(Object.keys(figureFaults({ figures, figuresSource: null }))).toEqual(['figures_source_en']);
  expect(figureFaults({ figures, figuresSource: { en: 'Heart register, 2025' } })).toEqual({});
  expect(figureFaults({ figures: [], figuresSource: null })).toEqual({});
  expect(figureFaults({})).toEqual({});
});
