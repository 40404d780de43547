/** Whether the table of addresses already has a path, so that published content cannot take it. */
import { addresses } from '../routes.ts';

/** Rows that match every path without a row of its own: other pages may use these paths. */
const openRows = new Set(['/:hospitalSlug/:medicalSlug', '*']);

/** A pattern for a row's address with any parameters, on demand with everything below it. */
export function patternOf(row: string, withBelow: boolean): RegExp {
  const fixed = row.replace('/*', '').replace(/:[a-zA-Z]+/g, '[^/]+');
  return new RegExp(`^${fixed}${withBelow || row.endsWith('/*') ? '(/|$)' : '$'}`, 'i');
}

const taken = addresses
  .filter(({ path }) => !openRows.has(path))
  .map(({ path, access }) => patternOf(path, access !== undefined));

/** Whether a row of the table has this path, or a private row is above it. */
export function hasRow(path: string): boolean {
  return taken.some((pattern) => pattern.test(path));
}
