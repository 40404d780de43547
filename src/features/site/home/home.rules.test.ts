import { describe, expect, it } from 'vitest';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { hospitalsByState, planOf, writtenFrom } from './home.rules.ts';

it('hospitals stand under their states, the state with most hospitals first', () => {
  const grouped = hospitalsByState([
    { slug: 'ipoh', name: 'Ipoh', state: 'Perak' },
    { slug: 'kangar', name: 'Kangar', state: 'Perlis' },
    { slug: 'muar', name: 'Muar', state: 'Johor' },
    { slug: 'kluang', name: 'Kluang', state: 'Johor' },
  ]);
  expect(grouped.map(({ state, hospitals }) => [state, hospitals.map(({ slug }) => slug)])).toEqual([
    ['Johor', ['muar', 'kluang']],
    ['Perak', ['ipoh']],
    ['Perlis', ['kangar']],
  ]);
});

describe('the plan of the page', () => {
  const entry = (slug: string, fields: EntryData<'home-section'>['fields'], title = slug) =>
    ({
      id: 1,
      kind: 'home-section',
      slug,
      title: { en: title },
      summary: { en: '' },
      body: { en: '' },
      topics: [],
      image: null,
      fields,
      own: { en: { linkLabel: 'Read on' } },
    }) as unknown as EntryData<'home-section'>;
  const order = (entries: EntryData<'home-section'>[]) =>
    planOf(['find_doctor', 'tasks', 'booking'], entries).map((one) => ('written' in one ? one.written.slug : one.key));

  it('is the built-in one where no editor has touched it', () => {
    expect(planOf(['find_doctor', 'tasks'], [])).toEqual([{ key: 'find_doctor' }, { key: 'tasks' }]);
  });

  it('moves, renames and leaves out what editors say, and puts their own sections between', () => {
    expect(
      order([
        entry('booking', { position: 15, hidden: 'no' }),
        entry('haze-season', { position: 12, hidden: 'no', link: '/articles' }),
        entry('last-of-all', { hidden: 'no' }),
      ]),
    ).toEqual(['find_doctor', 'haze-season', 'booking', 'tasks', 'last-of-all']);
    expect(order([entry('tasks', { hidden: 'yes' }), entry('not-yet', { hidden: 'yes' })])).toEqual([
      'find_doctor',
      'booking',
    ]);
    expect(planOf(['tasks'], [entry('tasks', { hidden: 'no' }, 'Start here')])).toEqual([
      { key: 'tasks', title: { en: 'Start here' } },
    ]);
  });

  it('always has the question that the page begins with', () => {
    expect(order([entry('find-doctor', { hidden: 'yes' })])).toContain('find_doctor');
  });

  it('says where an editor’s section leads, in words of the reader’s language', () => {
    expect(writtenFrom(entry('haze-season', { hidden: 'no', link: '/articles' })).link).toEqual({
      href: '/articles',
      label: { en: 'Read on' },
    });
    expect(writtenFrom(entry('haze-season', { hidden: 'no' })).link).toBeUndefined();
  });
});
