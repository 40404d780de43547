import { expect, test } from 'vitest';
import { internalOfToday } from './version-shapes.rules.ts';

const shared = { overview: '<p>A fever.</p>', treatment: '<p>Rest.</p>', departments: ['cardiology'] };
const before = { own: {}, fields: shared };

test('a version from before the parts were divided by language gives them to English, and nothing that is shared still', () => {
  expect(
    internalOfToday({ kind: 'library-disease', language: 'en', snapshot: before }, { overview: '<p>New.</p>' }),
  ).toEqual({ overview: '<p>A fever.</p>', treatment: '<p>Rest.</p>' });
});

test('another language keeps the parts that it has now, and gets no English ones', () => {
  expect(
    internalOfToday({ kind: 'library-disease', language: 'ms', snapshot: before }, { overview: '<p>Demam.</p>' }),
  ).toEqual({ overview: '<p>Demam.</p>' });
});

test('a version of today’s shape stays as it was taken', () => {
  const own = { overview: '<p>Demam.</p>' };
  expect(
    internalOfToday(
      { kind: 'library-disease', language: 'ms', snapshot: { own, fields: { departments: [] } } },
      { overview: '<p>Lain.</p>', causes: '<p>Sebab.</p>' },
    ),
  ).toEqual(own);
  expect(
    internalOfToday({ kind: 'news', language: 'en', snapshot: { own: {}, fields: { place: 'Ipoh' } } }, {}),
  ).toEqual({});
});
