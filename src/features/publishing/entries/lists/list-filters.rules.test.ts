import { expect, it } from 'vitest';
import { listAddress, lists, readFilters, type ListChoices } from './list-filters.rules.ts';

const choices: ListChoices = {
  types: ['guide'],
  topics: [{ slug: 'heart', name: { en: 'Heart' } }],
  years: ['2026'],
  languages: ['en'],
  locations: [{ name: 'Melur Ipoh', state: 'Perak' }],
  specialisations: [{ slug: 'cardiology', name: { en: 'Cardiology' } }],
};
const read = (kind: keyof typeof lists, query: string) => readFilters(kind, new URLSearchParams(query), choices);

it('each list has the filters that the specification gives it', () => {
  for (const kind of ['article', 'video', 'podcast'] as const)
    expect([...lists[kind].filters, 'sortBy'].sort()).toEqual(['language', 'month', 'sortBy', 'topic', 'type', 'year']);
  for (const kind of ['event', 'campaign'] as const)
    expect([...lists[kind].filters, 'sortBy'].sort()).toEqual([
      'gender',
      'location',
      'month',
      'sortBy',
      'specialisation',
      'year',
    ]);
});

it('reads what is known, and names what is not', () => {
  expect(read('article', 'topic=heart&month=5&year=2026&language=ms&sortBy=title').filters).toEqual({
    topic: 'heart',
    month: '5',
    year: '2026',
    language: 'ms',
    sortBy: 'title',
  });
  expect(read('article', 'topic=alchemy&month=13&year=1999&language=xx&sortBy=age&type=none').ignored).toEqual([
    'type',
    'topic',
    'language',
    'month',
    'year',
    'sortBy',
  ]);
  expect(read('event', 'location=Perak&gender=female&specialisation=cardiology').filters).toEqual({
    location: 'Perak',
    gender: 'female',
    specialisation: 'cardiology',
  });
  expect(read('article', 'location=Perak').filters).toEqual({});
});

it('an address carries what is set, never the usual order or the first page', () => {
  expect(listAddress('article', { topic: 'heart', sortBy: 'newest' })).toBe('/articles?topic=heart');
  expect(listAddress('event', { month: '12', year: '2026' }, 2)).toBe('/events?month=12&year=2026&page=2');
  expect(listAddress('career', {})).toBe('/career');
});

it('a long list can be narrowed to a letter; a short one has none', () => {
  expect(read('article', 'letter=D&topic=heart').filters).toEqual({ letter: 'D', topic: 'heart' });
  expect(read('article', 'letter=dd').ignored).toEqual(['letter']);
  expect(read('news', 'letter=D').filters).toEqual({});
  expect(listAddress('article', { letter: 'D', topic: 'heart' }, 2)).toBe('/articles?topic=heart&letter=D&page=2');
});
