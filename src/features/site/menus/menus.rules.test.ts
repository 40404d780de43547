import { describe, expect, test } from 'vitest';
import { shippedItems, shippedMenu } from './shipped-menu.rules.ts';
import { added, areSameItems, edited, itemsFrom, moved, removed } from './menu-edits.rules.ts';
import { arranged, groupsOf, structureFaults, widthOf } from './menus.rules.ts';
import type { MenuItem } from './menus.schema.ts';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  under: '',
  href: '/doctor',
  label: { en: `${id} en`, ms: `${id} ms`, zh: `${id} zh` },
  hint: { en: '', ms: '', zh: '' },
  ...more,
});
const heading = (id: string) => item(id, { href: '' });
const faultsIn = (items: MenuItem[]) =>
  Object.fromEntries(Object.entries(structureFaults('footer', items)).map(([name, { fault }]) => [name, fault]));

describe('a menu', () => {
  test('is shown in one language: headings with their links, and links that stand alone', () => {
    const items = [
      heading('a1'),
      item('b1', { under: 'a1', hint: { en: 'By name', ms: 'Ikut nama', zh: '按姓名' } }),
      item('c1', { href: '/book' }),
      heading('d1'),
    ];
    expect(groupsOf(items, 'ms')).toEqual([
      { title: 'a1 ms', links: [{ label: 'b1 ms', href: '/doctor', hint: 'Ikut nama' }] },
      { title: 'c1 ms', href: '/book', links: [] },
    ]);
  });

  test('as it is shipped has no faults in any language, and its items show what is shipped', () => {
    expect(structureFaults('header', shippedItems())).toEqual({});
    expect(shippedItems()).toHaveLength(32);
    for (const language of ['en', 'ms', 'zh'] as const)
      expect(groupsOf(shippedItems(), language)).toEqual(shippedMenu(language));
    expect(shippedMenu('zh')[0]!.links[0]).toMatchObject({ label: '找医生', href: '/doctor' });
  });

  test.each([
    [
      'a label is missing in a language',
      [item('a1', { label: { en: 'A', ms: '', zh: '甲' } })],
      { 'ms-1': 'label_missing' },
    ],
    [
      'a label is too long',
      [item('a1', { label: { en: 'x'.repeat(41), ms: 'A', zh: '甲' } })],
      { 'en-1': 'label_long' },
    ],
    [
      'a label hides a direction mark',
      [item('a1', { label: { en: 'A\u202e', ms: 'A', zh: '甲' } })],
      { 'en-1': 'characters' },
    ],
    [
      'the line below is missing in two languages',
      [item('a1', { hint: { en: 'By name', ms: '', zh: '' } })],
      { 'hint-ms-1': 'hint_missing', 'hint-zh-1': 'hint_missing' },
    ],
    ['an item is below an unknown one', [item('a1', { under: 'z9' })], { 'under-1': 'under_unknown' }],
    ['an item is below itself', [item('a1', { under: 'a1' })], { 'under-1': 'circular' }],
    [
      'two items are below each other',
      [item('a1', { under: 'b1' }), item('b1', { under: 'a1' })],
      { 'under-1': 'circular', 'under-2': 'circular' },
    ],
    [
      'an item is two levels below',
      [heading('a1'), item('b1', { under: 'a1' }), item('c1', { under: 'b1' })],
      { 'under-3': 'too_deep' },
    ],
    ['an item leads nowhere', [heading('a1')], { 'href-1': 'address_missing' }],
    ['a heading has an address', [item('a1'), item('b1', { under: 'a1' })], { 'href-1': 'address_of_heading' }],
    ['an address is too long', [item('a1', { href: `/${'x'.repeat(300)}` })], { 'href-1': 'address_long' }],
  ])('is refused beside the field where %s', (_what, items, faults) => {
    expect(faultsIn(items)).toEqual(faults);
  });

  test('of the header takes a fifth short item beside the shipped ones', () => {
    const label = { en: 'Packages', ms: 'Pakej', zh: '配套' };
    expect(structureFaults('header', [...shippedItems(), item('a1', { label })])).toEqual({});
  });

  test('has at most 60 items, and a header whose labels fit', () => {
    const many = Array.from({ length: 61 }, (_, index) => item(`a${index + 1}`));
    expect(faultsIn(many)).toEqual({ 'en-61': 'too_many' });
    expect(faultsIn(many.slice(0, 60))).toEqual({});
    expect(widthOf(['Book', '预约', 'Buat janji temu'])).toBe(50 + 36 + 50 + 17 + 50 + 68);
    const label = { en: 'Short', ms: 'Sebuah label menu yang amat panjang', zh: '短' };
    const wide = structureFaults('header', [item('a1', { label }), item('b1', { label }), item('c1', { label })]);
    expect(wide).toEqual({ 'ms-3': { fault: 'too_wide' } });
  });
});

describe('editing a menu', () => {
  const items = [heading('a1'), item('b1', { under: 'a1' }), item('c1', { under: 'a1' }), item('d1')];
  const ids = (of: readonly MenuItem[]) => of.map(({ id }) => id);

  test('moves an item among those beside it, with those under it', () => {
    expect(ids(moved(items, 'c1', -1))).toEqual(['a1', 'c1', 'b1', 'd1']);
    expect(ids(moved(items, 'd1', -1))).toEqual(['d1', 'a1', 'b1', 'c1']);
    expect(ids(moved(items, 'a1', 1))).toEqual(['d1', 'a1', 'b1', 'c1']);
    expect(ids(moved(items, 'b1', -1))).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(ids(moved(items, 'z9', 1))).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  test('removes an item with those under it, and adds an empty one', () => {
    expect(ids(removed(items, 'a1'))).toEqual(['d1']);
    expect(ids(removed(items, 'b1'))).toEqual(['a1', 'c1', 'd1']);
    expect(added(items, '').id).toBe('i1');
    expect(ids(added(items, 'a1').items)).toEqual(['a1', 'b1', 'c1', 'i1', 'd1']);
    expect(edited(items, 'down:b1')).toMatchObject({ changed: { id: 'b1', step: 'down' } });
    expect(edited(items, 'save')).toBeNull();
  });

  test('arranges items that were put below another, and loses none that is circular', () => {
    expect(ids(arranged([item('b1', { under: 'a1' }), heading('a1')]))).toEqual(['a1', 'b1']);
    expect(ids(arranged([item('a1', { under: 'b1' }), item('b1', { under: 'a1' }), item('c1')]))).toEqual([
      'c1',
      'a1',
      'b1',
    ]);
  });

  test('reads the items of a form by their numbers, and gives a second one of the same id another', () => {
    const typed = {
      'id-10': 'a1',
      'id-2': 'a1',
      'en-2': ' Two ',
      'en-10': 'Ten',
      'under-10': 'a1',
      'id-x': 'b1',
      'id-0': 'c1',
    };
    expect(itemsFrom(typed).map(({ id, under, label }) => [id, under, label.en])).toEqual([
      ['a1', '', 'Two'],
      ['i1', 'a1', 'Ten'],
    ]);
  });

  test('knows whether visitors would see a difference', () => {
    expect(areSameItems([item('a1', { label: item('x1').label })], [item('b1', { label: item('x1').label })])).toBe(
      true,
    );
    expect(areSameItems([item('a1')], [item('a1', { href: '/book' })])).toBe(false);
  });
});
