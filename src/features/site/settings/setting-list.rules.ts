/** Lists of a setting as form fields: 'plans.0.priceSen' is a part of the first row. A checkbox removes a row. */
import { isList, type ListField, type SettingField } from './setting-control.schema.ts';

type Typed = Record<string, string>;
type Row = Record<string, unknown>;

/** A field of a row, under its full path. */
export function inRow(list: ListField, index: number, item: SettingField): SettingField {
  return { ...item, path: `${list.path}.${index}.${item.path}` };
}

/** The box that removes a row. */
export const removal = (list: string, index: number) => `${list}.${index}.remove`;

/** The numbers of the rows in a sent form. */
export function rowNumbers(list: string, typed: Typed): number[] {
  const start = `${list}.`;
  const numbers = Object.keys(typed)
    .filter((name) => name.startsWith(start))
    .map((name) => Number(name.slice(start.length).split('.')[0]))
    .filter((number) => Number.isInteger(number) && number >= 0 && number < 200);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The rows that stay: without a checked box, and with at least one filled field. */
export function remainingRows(list: ListField, typed: Typed): number[] {
  return rowNumbers(list.path, typed).filter(
    (index) =>
      typed[removal(list.path, index)] !== 'yes' &&
      list.items.some((item) => isFilled(inRow(list, index, item), typed)),
  );
}

function isFilled(field: SettingField, typed: Typed): boolean {
  if (isList(field)) return remainingRows(field, typed).length > 0;
  return field.kind !== 'choice' && (typed[field.path] ?? '').trim() !== '';
}

/** The stored rows with their fields read from the form by `read`; parts without a field stay. */
export function readRows(
  list: ListField,
  {
    before,
    typed,
    read,
  }: { before: unknown; typed: Typed; read: (row: Row, field: SettingField, full: SettingField) => void },
): Row[] {
  const stored = Array.isArray(before) ? (before as Row[]) : [];
  return remainingRows(list, typed).map((index) => {
    const row = structuredClone(stored[index] ?? {});
    for (const item of list.items) read(row, item, inRow(list, index, item));
    for (const [name, part] of Object.entries(row)) if (isPlain(part)) dropEmpty(row, name, part);
    return row;
  });
}

const isPlain = (part: unknown): part is Row => typeof part === 'object' && part !== null && !Array.isArray(part);

/** A part whose texts are all empty is left out: a benefit that a tier does not have. */
function dropEmpty(row: Row, name: string, part: Row): void {
  for (const [inner, value] of Object.entries(part)) if (isPlain(value)) dropEmpty(part, inner, value);
  if (Object.keys(part).length === 0 && name !== 'byTier') delete row[name];
}

/** The form field of a refused part. Rows that were removed are not counted in the refused value. */
export function fieldOfIssue(
  fields: readonly SettingField[],
  path: readonly PropertyKey[],
  typed: Typed,
): string | undefined {
  for (const field of fields) {
    const own = field.path.split('.');
    if (!own.every((name, index) => path[index] === undefined || String(path[index]) === name)) continue;
    if (!isList(field)) return field.path;
    return fieldInRow(field, path.slice(own.length), typed);
  }
  return undefined;
}

function fieldInRow(list: ListField, [number, ...rest]: readonly PropertyKey[], typed: Typed): string {
  const index = typeof number === 'number' ? (remainingRows(list, typed)[number] ?? 0) : 0;
  const item =
    list.items.find(({ path }) => `${rest.map(String).join('.')}.`.startsWith(`${path}.`)) ??
    list.items.find(({ path }) => rest.length > 0 && path.startsWith(rest.map(String).join('.'))) ??
    list.items[0]!;
  const full = inRow(list, index, item);
  if (!isList(full)) return full.path;
  return fieldInRow(full, rest.slice(item.path.split('.').length), typed);
}
