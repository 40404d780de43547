/** The key under which a value names the part of it that the browser needs. */
export const browserPart = Symbol('browser part');

/**
 * The value of a loader of which only `part` is written into the page: all else is read by parts of the page that the
 * server alone renders (design/fixed-markup.tsx). On the server the value is whole.
 */
export function inBrowserOnly<Value extends object>(value: Value, part: Partial<Value>): Value {
  return { ...value, [browserPart]: part };
}
