/** The layout of the home page in the fields of its form. */
import { languages, type Language } from '#src/shared/languages.ts';
import type { LayoutRow } from './home.schema.ts';

export const longestHeading = 80;
/** The record of the layout's form. */
export const layoutRecord = '/staff/home';
export type LayoutFault = 'heading_missing' | 'heading_long' | 'characters';

/** A row of the form. Each of the three headings is empty, or a heading of the group's own. */
export interface TypedRow {
  name: string;
  isShown: boolean;
  heading: Record<Language, string>;
}

/** The fields of a row. The number is its position, counted from 1. */
export function rowField(kind: 'name' | 'shown' | Language, place: number): string {
  return `${kind}-${place}`;
}

/** The rows of a sent form, in the order of their numbers, each section once. */
export function rowsFrom(typed: Readonly<Record<string, string>>): TypedRow[] {
  const places = Object.keys(typed)
    .flatMap((field) => /^name-([1-9]\d{0,2})$/.exec(field)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const rows = places.map((place) => {
    const value = (kind: Parameters<typeof rowField>[0]) => (typed[rowField(kind, place)] ?? '').trim();
    return {
      name: value('name').slice(0, 200),
      isShown: value('shown') === 'yes',
      heading: { en: value('en'), ms: value('ms'), zh: value('zh') },
    };
  });
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index);
}

/** Moves a section up (-1) or down (1). At an end nothing changes. */
export function movedRow<Row extends { name: string }>(rows: readonly Row[], name: string, step: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.name === name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= rows.length) return [...rows];
  const after = [...rows];
  [after[from], after[to]] = [after[to]!, after[from]!];
  return after;
}

/** The faults of the headings, by field: an own heading must be written in all languages, or in none. */
export function headingFaults(rows: readonly TypedRow[]): Record<string, LayoutFault> {
  const faults: Record<string, LayoutFault> = {};
  for (const [index, { heading }] of rows.entries()) {
    const hasOwn = languages.some((language) => heading[language] !== '');
    for (const language of languages) {
      const fault = hasOwn ? faultOf(heading[language]) : null;
      if (fault) faults[rowField(language, index + 1)] = fault;
    }
  }
  return faults;
}

/** The rows as they are stored: without empty headings. */
export function storedRows(rows: readonly TypedRow[]): LayoutRow[] {
  return rows.map(({ name, isShown, heading }) => ({
    name,
    isShown,
    ...(languages.some((language) => heading[language] !== '') ? { heading } : {}),
  }));
}

function faultOf(text: string): LayoutFault | null {
  if (text === '') return 'heading_missing';
  if (text.length > longestHeading) return 'heading_long';
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e]/.test(text) ? 'characters' : null;
}
