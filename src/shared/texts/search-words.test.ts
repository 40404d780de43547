import { expect, it } from 'vitest';
import { fold, wordsOf } from './search-words.ts';

it('words are compared without capitals, accents and apostrophes', () => {
  expect(fold('Café')).toBe('cafe');
  expect(wordsOf('Women’s Health, Petaling Jaya')).toEqual(['women', 'health', 'petaling', 'jaya']);
  expect(wordsOf("Dato' Dr An-Nur")).toEqual(['dato', 'dr', 'an', 'nur', 'annur']);
});

it('what is written with a hyphen is found with it, without it and apart', () => {
  expect(wordsOf('X-ray')).toEqual(['x', 'ray', 'xray']);
});

it('Chinese is compared in pairs of characters, beside Latin letters and figures', () => {
  expect(wordsOf('2型糖尿病')).toEqual(['2', '型糖', '糖尿', '尿病']);
  expect(wordsOf('CT扫描')).toEqual(['ct', '扫描']);
  expect(wordsOf('心')).toEqual(['心']);
});

it('signs that the database reads are no words', () => {
  expect(wordsOf("'; drop table doctors; -- %_ & | ! :* <->")).toEqual(['drop', 'table', 'doctors']);
});
