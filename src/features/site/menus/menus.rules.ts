/** Rules of the menus that staff arrange: order, levels, limits, and whether the labels fit into the header. */
import { languages, type Language } from '#src/shared/languages.ts';
import type { FoundFault, MenuFaults, MenuItem, MenuKey, ShownGroup, ThreeTexts } from './menus.schema.ts';

export const mostItems = 60;
export const longestLabel = 40;
export const longestHint = 120;
export const longestAddress = 300;
/**
 * The width in pixels for the labels of the header's bar on a screen of 1024 pixels, between the group's name and the
 * icons.
 */
export const barWidth = 580;

/** The fields of an item in the form. */
export type FieldKind = Language | `hint-${Language}` | 'href' | 'under' | 'id';
/** The name of a field: its kind and the item's place in the form, counted from 1. */
export function fieldName(kind: FieldKind, place: number): string {
  return `${kind}-${place}`;
}

/** The menu with this name, if there is one. */
export function menuNamed(name: string): MenuKey | undefined {
  return name === 'header' || name === 'footer' ? name : undefined;
}

/** The items in the order of the menu: each followed by those under it. Items without a valid position come last. */
export function arranged(items: readonly MenuItem[]): MenuItem[] {
  const top = items.filter(({ under }) => under === '');
  const placed = top.flatMap((item) => [item, ...items.filter(({ under }) => under === item.id)]);
  return [...placed, ...items.filter((item) => !placed.includes(item))];
}

/** The menu in one language, as pages show it. An item without a link and without items under it is left out. */
export function groupsOf(items: readonly MenuItem[], language: Language): ShownGroup[] {
  return items
    .filter(({ under }) => under === '')
    .map(({ id, href, label }) => ({
      title: label[language],
      ...(href ? { href } : {}),
      links: items
        .filter(({ under }) => under === id)
        .map((link) => ({
          label: link.label[language],
          href: link.href,
          ...(link.hint[language] ? { hint: link.hint[language] } : {}),
        })),
    }))
    .filter(({ href, links }) => href !== undefined || links.length > 0);
}

/** The faults of the items that need no database, by field. */
export function structureFaults(menu: MenuKey, items: readonly MenuItem[]): MenuFaults {
  const faults: MenuFaults = {};
  for (const [index, item] of items.entries()) {
    const place = index + 1;
    for (const language of languages) {
      put(faults, fieldName(language, place), labelFault(item.label[language]));
      put(faults, fieldName(`hint-${language}`, place), hintFault(item.hint, language));
    }
    put(faults, fieldName('under', place), placeFault(items, item));
    put(faults, fieldName('href', place), addressFault(items, item));
  }
  if (items.length > mostItems) put(faults, fieldName('en', mostItems + 1), { fault: 'too_many' });
  return menu === 'header' ? { ...tooWide(items), ...faults } : faults;
}

/**
 * The minimum width of labels in the header's bar, in pixels: the padding of each, 9 for a letter and 17 for a Chinese
 * character. A label breaks into two lines between words, a Chinese one anywhere.
 */
export function widthOf(labels: readonly string[]): number {
  const wide = (text: string) => [...text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 17 : 9), 0);
  const longestWord = (label: string) =>
    Math.max(...label.split(' ').map((word) => (/\p{Script=Han}/u.test(word) ? 0 : wide(word))));
  return labels.reduce((sum, label) => sum + 50 + Math.max(longestWord(label), Math.ceil(wide(label) / 2)), 0);
}

function tooWide(items: readonly MenuItem[]): MenuFaults {
  const top = items.flatMap((item, index) => (item.under === '' ? [{ item, place: index + 1 }] : []));
  const faults: MenuFaults = {};
  for (const language of languages)
    if (top.length > 0 && widthOf(top.map(({ item }) => item.label[language])) > barWidth)
      faults[fieldName(language, top.at(-1)!.place)] = { fault: 'too_wide' };
  return faults;
}

function labelFault(text: string): FoundFault | null {
  if (text === '') return { fault: 'label_missing' };
  if (text.length > longestLabel) return { fault: 'label_long' };
  return isShowable(text) ? null : { fault: 'characters' };
}

function hintFault(hint: ThreeTexts, language: Language): FoundFault | null {
  const text = hint[language];
  if (text === '') return languages.some((other) => hint[other] !== '') ? { fault: 'hint_missing' } : null;
  if (text.length > longestHint) return { fault: 'hint_long' };
  return isShowable(text) ? null : { fault: 'characters' };
}

function placeFault(items: readonly MenuItem[], { id, under }: MenuItem): FoundFault | null {
  if (under === '') return null;
  const above = new Map(items.map((item) => [item.id, item.under]));
  if (!above.has(under)) return { fault: 'under_unknown' };
  const passed = new Set([id]);
  for (let next = under; next !== ''; next = above.get(next) ?? '') {
    if (passed.has(next)) return { fault: 'circular' };
    passed.add(next);
  }
  return above.get(under) === '' ? null : { fault: 'too_deep' };
}

function addressFault(items: readonly MenuItem[], { id, under, href }: MenuItem): FoundFault | null {
  const isHeading = under === '' && items.some((item) => item.under === id);
  if (isHeading) return href === '' ? null : { fault: 'address_of_heading' };
  if (href === '') return { fault: 'address_missing' };
  return href.length > longestAddress ? { fault: 'address_long' } : null;
}

// oxlint-disable-next-line no-control-regex
const isShowable = (text: string) => !/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e]/.test(text);

function put(faults: MenuFaults, name: string, fault: FoundFault | null): void {
  if (fault) faults[name] = fault;
}

/** The record of a menu's form. */
export const menuRecord = (menu: MenuKey) => `/staff/menus/${menu}`;
