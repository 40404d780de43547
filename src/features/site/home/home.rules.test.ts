import { describe, expect, it } from 'vitest';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { headingFaults, movedRow, rowsFrom } from './home-layout.rules.ts';
import { hospitalsByState, planInBrowser, planOf, withFigures, writtenFrom } from './home.rules.ts';

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

it('the group’s words carry its name and the figures of today, and keep any other braces', () => {
  const numbers = { since: 1986, hospitals: 29, states: 11 } as Parameters<typeof withFigures>[2];
  const words = {
    en: '{{group}}, since {{year}}: {{hospitals}} in {{states}}, {{more}}',
    ms: '{{hospitals}} hospital',
  };
  expect(withFigures(words, 'Seri Murni', numbers)).toEqual({
    en: 'Seri Murni, since 1986: 29 in 11, {{more}}',
    ms: '29 hospital',
  });
});

it('the browser gets the order of the sections, and none of their content', () => {
  const written = { id: 7, slug: 'haze', title: { en: 'Haze' }, body: { en: 'Stay inside.' } };
  const home = {
    plan: [{ key: 'find_doctor', title: { en: 'Welcome' } }, { written }],
    data: { trust: { doctors: 600 } },
  } as unknown as Parameters<typeof planInBrowser>[0];
  expect(planInBrowser(home)).toEqual({
    plan: [{ key: 'find_doctor', title: { en: 'Welcome' } }, { written: { slug: 'haze' } }],
  });
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

  const laid = (layout: Parameters<typeof planOf>[2], entries: EntryData<'home-section'>[] = []) =>
    planOf(['find_doctor', 'tasks', 'booking'], entries, layout).map((one) =>
      'written' in one ? one.written.slug : one.key,
    );

  it('follows a saved layout, with its headings, and never loses the question', () => {
    expect(
      laid([
        { name: 'booking', isShown: true },
        { name: 'tasks', isShown: false },
        { name: 'find_doctor', isShown: false },
      ]),
    ).toEqual(['booking', 'find_doctor']);
    const heading = { en: 'Three steps', ms: 'Tiga langkah', zh: '三步' };
    expect(
      planOf(['booking'], [entry('booking', { hidden: 'no' }, 'Own')], [{ name: 'booking', isShown: true, heading }]),
    ).toEqual([{ key: 'booking', title: heading }]);
  });

  it('keeps a section that the layout does not name behind the one before it, and hides what its entry hides', () => {
    const layout = [
      { name: 'booking', isShown: true },
      { name: 'find_doctor', isShown: true },
      { name: 'gone', isShown: true },
    ];
    expect(laid(layout)).toEqual(['booking', 'find_doctor', 'tasks']);
    expect(laid(layout, [entry('haze-season', { position: 35, hidden: 'no' })])).toEqual([
      'booking',
      'haze-season',
      'find_doctor',
      'tasks',
    ]);
    expect(laid(layout, [entry('booking', { hidden: 'yes' })])).toEqual(['find_doctor', 'tasks']);
  });
});

describe('the form of the layout', () => {
  it('is read by the numbers of its rows, each section once', () => {
    const typed = {
      'name-2': 'tasks',
      'shown-2': 'yes',
      'name-1': 'booking',
      'en-1': ' Steps ',
      'name-3': 'tasks',
      'name-x': 'trust',
    };
    expect(rowsFrom(typed)).toEqual([
      { name: 'booking', isShown: false, heading: { en: 'Steps', ms: '', zh: '' } },
      { name: 'tasks', isShown: true, heading: { en: '', ms: '', zh: '' } },
    ]);
  });

  it('moves a section, and nothing at an end', () => {
    const rows = [{ name: 'a' }, { name: 'b' }];
    const names = (name: string, step: -1 | 1) => movedRow(rows, name, step).map((row) => row.name);
    expect(names('b', -1)).toEqual(['b', 'a']);
    expect(names('b', 1)).toEqual(['a', 'b']);
    expect(names('z', 1)).toEqual(['a', 'b']);
  });

  it('wants a heading in all languages or in none', () => {
    const row = (en: string, ms: string, zh: string) => ({ name: 'tasks', isShown: true, heading: { en, ms, zh } });
    expect(headingFaults([row('', '', ''), row('A', '', '丙'), row('A'.repeat(81), 'B\u202e', '丙')])).toEqual({
      'ms-2': 'heading_missing',
      'en-3': 'heading_long',
      'ms-3': 'characters',
    });
  });
});
