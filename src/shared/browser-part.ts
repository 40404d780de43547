/** Marks which part of a loader's value is written into the page; the rest is read by the server alone. */

/** The key under which a value names the part of it that the browser needs. */
export const browserPart = Symbol('browser part');

/** By frozen value: pages that show the same cached answer have the same object, by which its markup is known again. */
const made = new WeakMap<object, object>();

/**
 * The value of a loader of which only `partOf` it is written into the page: all else is read by parts of the page that
 * the server alone renders (design/fixed-markup.tsx). On the server the value is whole. A value has one such part.
 */
export function inBrowserOnly<Value extends object>(value: Value, partOf: (value: Value) => Partial<Value>): Value {
  if (!Object.isFrozen(value)) return { ...value, [browserPart]: partOf(value) };
  const known = made.get(value) as Value | undefined;
  if (known) return known;
  const withPart = Object.freeze({ ...value, [browserPart]: partOf(value) });
  made.set(value, withPart);
  return withPart;
}

/** The part of what the browser needs nothing of. */
export const noPart = (): Record<string, never> => ({});
