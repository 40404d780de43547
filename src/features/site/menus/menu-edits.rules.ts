/** Steps of editing a menu before it is saved, and the items in the fields of its form. */
import { languages, type Language } from '#src/shared/languages.ts';
import { arranged, fieldName, mostItems, type FieldKind } from './menus.rules.ts';
import type { MenuItem, ThreeTexts } from './menus.schema.ts';

const noTexts: ThreeTexts = { en: '', ms: '', zh: '' };

/** The items of a sent form, in the order of their numbers. `typed` has the trimmed values by name. */
export function itemsFrom(typed: Readonly<Record<string, string>>): MenuItem[] {
  const places = Object.keys(typed)
    .flatMap((name) => /^id-([1-9]\d{0,2})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const used = new Set<string>();
  return places.map((place) => {
    const value = (kind: FieldKind) => (typed[fieldName(kind, place)] ?? '').trim();
    const texts = (kindOf: (language: Language) => FieldKind): ThreeTexts => ({
      en: value(kindOf('en')),
      ms: value(kindOf('ms')),
      zh: value(kindOf('zh')),
    });
    const id = freeId(value('id'), used);
    used.add(id);
    return {
      id,
      under: value('under').slice(0, 10),
      href: value('href'),
      label: texts((language) => language),
      hint: texts((language) => `hint-${language}`),
    };
  });
}

/** Moves an item among those beside it: up (-1) or down (1). At an end nothing changes. */
export function moved(items: readonly MenuItem[], id: string, step: -1 | 1): MenuItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return arranged(items);
  const beside = items.filter(({ under }) => under === item.under);
  const other = beside[beside.indexOf(item) + step];
  return arranged(other ? items.map((one) => (one === item ? other : one === other ? item : one)) : items);
}

/** The items without one item and those under it. */
export function removed(items: readonly MenuItem[], id: string): MenuItem[] {
  return arranged(items.filter((item) => item.id !== id && item.under !== id));
}

/** The items with an empty one under another item, or at the end of the top level. At the limit nothing changes. */
export function added(items: readonly MenuItem[], under: string): { items: MenuItem[]; id: string | null } {
  if (items.length >= mostItems) return { items: arranged(items), id: null };
  const id = freeId('', new Set(items.map((item) => item.id)));
  const parent = items.some((item) => item.id === under && item.under === '') ? under : '';
  return { items: arranged([...items, { id, under: parent, href: '', label: noTexts, hint: noTexts }]), id };
}

export interface EditedItems {
  items: MenuItem[];
  /** The item that was moved or added, and the step. */
  changed: { id: string; step: string } | null;
}

/**
 * The items after a button of the form that saves nothing; null for any other button. Moves are 'up:i3' and 'down:i3'.
 */
export function edited(items: readonly MenuItem[], intent: string): EditedItems | null {
  const [step = '', id = ''] = intent.split(':', 2);
  if (step === 'preview') return { items: arranged(items), changed: null };
  if (step === 'remove') return { items: removed(items, id), changed: null };
  if (step === 'up' || step === 'down')
    return { items: moved(items, id, step === 'up' ? -1 : 1), changed: { id, step } };
  if (step !== 'add') return null;
  const after = added(items, id);
  return { items: after.items, changed: after.id === null ? null : { id: after.id, step } };
}

/** Whether two menus are the same for visitors: their ids do not matter. */
export function areSameItems(before: readonly MenuItem[], after: readonly MenuItem[]): boolean {
  const plain = (items: readonly MenuItem[]) =>
    JSON.stringify(
      arranged(items).map(({ href, label, hint, under }) => [
        href,
        under === '',
        ...languages.flatMap((language) => [label[language], hint[language]]),
      ]),
    );
  return plain(before) === plain(after);
}

function freeId(wanted: string, used: ReadonlySet<string>): string {
  if (/^[a-z]\d{1,4}$/.test(wanted) && !used.has(wanted)) return wanted;
  let number = 1;
  while (used.has(`i${number}`)) number += 1;
  return `i${number}`;
}
