/** Marks the part of a loader's value that is written into the page; only the server reads the rest. */

/** The key under which a value names the part that the browser needs. */
export const browserPart = Symbol('browser part');

/** By frozen value: pages with the same cached answer get the same object, so that its cached markup is found again. */
const made = new WeakMap<object, object>();

/**
 * A loader's value of which only the part `partOf` is written into the page. Everything else is read by parts of the
 * page that only the server renders (design/fixed-markup.tsx). On the server the value is complete. A value has one
 * such part.
 */
export function inBrowserOnly<Value extends object>(value: Value, partOf: (value: Value) => Partial<Value>): Value {
  if (!Object.isFrozen(value)) return { ...value, [browserPart]: partOf(value) };
  const known = made.get(value) as Value | undefined;
  if (known) return known;
  const withPart = Object.freeze({ ...value, [browserPart]: partOf(value) });
  made.set(value, withPart);
  return withPart;
}

/** The part of a value of which the browser needs nothing. */
export const noPart = (): Record<string, never> => ({});
